import type { DemoSeries } from '../../collection.ts'
import { etchEmperor, etchLamp, etchNine } from './moths-paint.ts'
import { CHINES, INKS, pullPlate, SHEETS } from './press.ts'

const base = { category: 'Drawing', technique: 'aquatint' } as const

/** Moths that came to the workshop lamp. */
export const nightVisitors: DemoSeries = {
  slug: 'night-visitors',
  title: { en: 'Night Visitors', fr: 'Visiteuses du soir', cn: '夜访者' },
  about: {
    en: 'The resin box has a lamp beside it, and in November the moths come. Zubeldía says an aquatint is made the way a moth is: dust that has been told where to lie. The plates are small, some on thin coloured paper; she prints them in the evening with the window open, to be polite.',
    fr: 'Près de la boîte à grain il y a une lampe et, en novembre, les papillons de nuit arrivent. Une aquatinte, dit Zubeldía, est faite comme eux : d’une poussière à qui l’on a dit où se poser. Les plaques sont petites, parfois sur un mince papier teinté ; elle les tire le soir, fenêtre ouverte, par politesse.',
    cn: '松香箱旁有一盏灯，到十一月，飞蛾就来了。苏韦尔迪亚说，飞尘版画和蛾子是一回事：都是听话落定的粉。版都不大，有的印在染色薄纸上；她总在傍晚开着窗印，算是礼数。',
  },
  firstYear: 2017,
  lastYear: 2024,
  works: [
    {
      ...base,
      slug: 'moth-with-four-eyes',
      title: { en: 'Moth with Four Eyes', fr: 'Le papillon à quatre yeux', cn: '四眼蛾' },
      about: {
        en: 'Found on the sill on the morning after a storm. The wings were spread on blotting paper and drawn at three times their size. Printed on straw-coloured Japanese paper, 32 × 40 cm.',
        fr: 'Trouvé sur l’appui de la fenêtre, au lendemain d’un orage. Ailes étalées sur un buvard et dessinées trois fois plus grandes. Tiré sur japon paille, 32 × 40 cm.',
        cn: '暴雨后的早晨在窗台上拾到。翅膀摊在吸墨纸上，放大三倍画下。印于草黄色薄和纸，32×40厘米。',
      },
      alt: {
        en: 'A large moth with spread wings, banded and with four eye spots, on straw-coloured paper.',
        fr: 'Un grand papillon de nuit aux ailes déployées, rayées, marquées de quatre ocelles, sur papier paille.',
        cn: '草黄色的纸上一只展翅大蛾，翅上有条纹和四个眼斑。',
      },
      year: 2017,
      height: 32,
      width: 40,
      price: 150,
      editionSize: 80,
      paint: pullPlate({ ink: INKS.warmBlack, chine: CHINES.straw, etch: etchEmperor }),
    },
    {
      ...base,
      slug: 'what-the-lamp-gathered',
      title: { en: 'What the Lamp Gathered', fr: 'Ce que la lampe a réuni', cn: '灯下所聚' },
      about: {
        en: 'Thirteen moths, three halos, one bulb of untouched paper. The halos were bitten from the outside in; the moths in the dark are burnished, those in the light are drawn. Prussian blue.',
        fr: 'Treize papillons, trois halos, une ampoule de papier intact. Les halos ont mordu de l’extérieur vers l’intérieur ; les papillons dans le noir sont brunis, ceux dans la lumière sont dessinés. Bleu de Prusse.',
        cn: '十三只蛾，三圈光晕，一只灯泡是原样的纸。光晕由外往里腐蚀；暗处的蛾是磨出来的，亮处的蛾是画出来的。普鲁士蓝。',
      },
      alt: {
        en: 'A white light bulb in three pale halos on dark blue, with small moths circling it.',
        fr: 'Une ampoule blanche dans trois halos pâles sur fond bleu nuit ; de petits papillons tournent autour.',
        cn: '深蓝底上一只白灯泡，三圈淡光晕，小蛾绕着它飞。',
      },
      year: 2019,
      height: 50,
      width: 40,
      price: 780,
      editionSize: 30,
      availability: 'sold',
      paint: pullPlate({ ink: INKS.prussian, paper: SHEETS.white, etch: etchLamp }),
    },
    {
      ...base,
      slug: 'eight-of-a-summer',
      title: { en: 'Eight of a Summer', fr: 'Huit d’un été', cn: '一夏八只' },
      about: {
        en: 'Nine pins, eight moths. The ninth woke while she was sharpening the needle and left by the window; she kept its pin. A unique proof on tea-coloured paper, not editioned.',
        fr: 'Neuf épingles, huit papillons. Le neuvième s’est réveillé pendant qu’elle affûtait sa pointe et il est parti par la fenêtre ; elle a gardé son épingle. Épreuve unique sur papier thé, sans numérotation.',
        cn: '九根针，八只蛾。第九只在她磨针的时候醒了，从窗口飞走，针却留着。茶色薄纸上的单张校样，不编号。',
      },
      alt: {
        en: 'Three rows of pinned moths on tea-coloured paper, eight in all; one place holds only a pin.',
        fr: 'Trois rangées de papillons épinglés sur papier thé, huit en tout ; à une place, il n’y a qu’une épingle.',
        cn: '茶色纸上三排钉着的蛾，一共八只，有一处只剩一根针。',
      },
      year: 2024,
      height: 44,
      width: 40,
      price: 1100,
      availability: 'not_for_sale',
      paint: pullPlate({ ink: INKS.warmBlack, chine: CHINES.tea, etch: etchNine }),
    },
  ],
}
