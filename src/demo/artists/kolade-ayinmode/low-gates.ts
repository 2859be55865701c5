import type { DemoSeries } from '../../collection.ts'
import { CAST } from './cast.ts'
import { doorInDoor, openRing, reedGate } from './gate-forms.ts'
import { paintBronze } from './paint.ts'

/** Gates and rings at the height of a child. */
export const lowGates: DemoSeries = {
  slug: 'low-gates',
  title: { en: 'Low Gates', fr: 'Portes basses', cn: '低门' },
  about: {
    en: 'The compound in which he grew up had a gate that made every grown person bow. Ayinmode builds gates for the floor and the table, knee-high to breast-high, from slabs of wax cut with a wire. None of them is straight and none of them closes. He places them in an exhibition so that one has to walk around, and looks who stoops to see through.',
    fr: 'La concession où il a grandi avait une porte qui faisait saluer tous les adultes. Ayinmode construit des portes pour le sol ou la table, du genou à la poitrine, avec des plaques de cire coupées au fil. Aucune n’est droite, aucune ne ferme. Dans une exposition, il les place de sorte qu’on doive les contourner, et regarde qui se baisse pour voir au travers.',
    cn: '他长大的院子有一扇门，大人进出都得弯腰。阿因莫德做的门摆在地上、桌上，矮的及膝，高的及胸，用钢丝割开的蜡板拼成。没有一扇是正的，也没有一扇能关上。布展时，他让人必须绕着走，再看谁会俯下身去张望。',
  },
  firstYear: 2016,
  lastYear: 2025,
  works: [
    {
      ...CAST,
      slug: 'ring-left-open',
      title: { en: 'Ring Left Open', fr: 'Anneau laissé ouvert', cn: '没有合拢的环' },
      about: {
        en: 'He was about to close the ring when the telephone rang; afterwards it seemed right. The ends are filed flat and bright, two hands apart. Black patina, 80 cm high, on a foot of the same cast.',
        fr: 'Il allait fermer l’anneau quand le téléphone a sonné ; après, c’était bien ainsi. Les deux bouts, limés à plat, brillent à deux mains l’un de l’autre. Patine noire, 80 cm de haut, sur un pied de la même coulée.',
        cn: '正要合拢，电话响了；接完回来，觉得这样正好。两端锉平锉亮，相隔两掌。黑色皮壳，高80厘米，底座同炉铸成。',
      },
      alt: {
        en: 'A black bronze ring, thick below and thin above, open at the upper right with two bright ends, on a low foot.',
        fr: 'Un anneau de bronze noir, épais en bas et mince en haut, ouvert en haut à droite sur deux bouts brillants, posé sur un pied bas.',
        cn: '一只黑色青铜环，下粗上细，右上方断开，两端发亮，立于低座。',
      },
      year: 2018,
      height: 80,
      width: 72,
      depth: 40,
      weight: 76,
      price: 9800,
      availability: 'sold',
      paint: paintBronze({
        form: openRing,
        patina: 'black',
        floor: 'umber',
        touch: 0.85,
        camera: { elevation: 8, azimuth: 24, fit: 0.72, place: [0.53, 0.53] },
      }),
    },
    {
      ...CAST,
      slug: 'door-within-a-door',
      title: { en: 'Door within a Door', fr: 'Porte dans la porte', cn: '门中门' },
      about: {
        en: 'The outer arch is the one at his parents’ house; the inner one is that of his first room in Ghent, turned by thirty degrees because he never found out which way it faced. It stays with his family. 112 cm high.',
        fr: 'L’arche du dehors est celle de la maison de ses parents ; celle du dedans, celle de sa première chambre à Gand, tournée de trente degrés parce qu’il n’a jamais su de quel côté elle donnait. L’œuvre reste dans sa famille. 112 cm de haut.',
        cn: '外拱是父母家的门，内拱是他在根特第一间屋子的门，转了三十度，因为他始终没弄清那门朝哪边。这件留在家里。高112厘米。',
      },
      alt: {
        en: 'A green bronze arch with a smaller arch set askew inside it, both on a thin plate before a black backdrop.',
        fr: 'Une arche de bronze vert et, dedans, une arche plus petite placée de biais, toutes deux sur une mince plaque devant un fond noir.',
        cn: '一道绿锈青铜拱门内斜立着一道小拱门，同在薄底板上，背景漆黑。',
      },
      year: 2020,
      height: 112,
      width: 90,
      depth: 60,
      weight: 118,
      price: 15_500,
      availability: 'not_for_sale',
      paint: paintBronze({
        form: doorInDoor,
        patina: 'green',
        floor: 'soot',
        touch: 0.8,
        camera: { elevation: 8, azimuth: -26, fit: 0.74, place: [0.51, 0.53] },
      }),
    },
    {
      ...CAST,
      slug: 'gate-of-reeds',
      title: { en: 'Gate of Reeds', fr: 'Porte de roseaux', cn: '芦门' },
      about: {
        en: 'Fishermen on the lagoon stake out their water with poles and leave one gap for the boat. Eight reeds, one gap, one crossbar that two people could lift. 190 cm wide; the red comes from ferric nitrate and a good deal of heat.',
        fr: 'Sur la lagune, les pêcheurs bornent leur eau avec des perches et laissent un passage pour la barque. Huit roseaux, un passage, une traverse que deux personnes soulèveraient. 190 cm de large ; le rouge vient du nitrate de fer et de beaucoup de chaleur.',
        cn: '潟湖上的渔民用竹竿圈水，留一个缺口走船。八根芦秆，一个缺口，一道两人能抬起的横梁。宽190厘米；红色来自硝酸铁和足够的火候。',
      },
      alt: {
        en: 'A row of eight thin reddish bronze poles on a long plate, with a gap in the middle bridged by a slanting bar.',
        fr: 'Une rangée de huit minces perches de bronze rougeâtre sur une longue plaque, avec au milieu un passage que franchit une barre oblique.',
        cn: '长底板上立着八根细细的红褐青铜杆，中间留一缺口，上架一道斜梁。',
      },
      year: 2025,
      height: 118,
      width: 190,
      depth: 36,
      weight: 104,
      price: 26_000,
      paint: paintBronze({
        form: reedGate,
        patina: 'red',
        floor: 'ink',
        rubbed: 0.5,
        rim: 1.2,
        camera: { elevation: 8, azimuth: -18, fit: 0.84, place: [0.5, 0.54] },
        points: 260_000,
      }),
    },
  ],
}
