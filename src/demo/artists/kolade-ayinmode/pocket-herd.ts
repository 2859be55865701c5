import type { DemoSeries } from '../../collection.ts'
import { goat, heron, zebu } from './animal-forms.ts'
import { CAST } from './cast.ts'
import { paintBronze } from './paint.ts'
import { tortoise } from './tortoise-form.ts'

/** Small animals, one volume after the other. */
export const pocketHerd: DemoSeries = {
  slug: 'pocket-herd',
  title: { en: 'Pocket Herd', fr: 'Troupeau de poche', cn: '口袋里的牲口' },
  about: {
    en: 'Between larger works Ayinmode keeps his hands warm with animals. The rule is that the wax must fit into a coat pocket and be finished before it goes cold: a body, something to stand on, a head, and then one thing more, a horn or a neck, by which the animal is known. Each is cast once; the plaster is broken.',
    fr: 'Entre deux grandes pièces, Ayinmode se tient les mains au chaud avec des bêtes. La règle : la cire doit tenir dans une poche de manteau et être finie avant de refroidir : un corps, de quoi se tenir, une tête, et puis une chose de plus, corne ou cou, à quoi l’on reconnaît l’animal. Chacune n’est fondue qu’une fois ; le plâtre est cassé.',
    cn: '大件之间，阿因莫德捏小牲口暖手。规矩是：蜡坯要放得进大衣口袋，还得在变凉之前做完。一个身子，几处落脚，一颗头，再添一样东西，角也好，颈也好，好让人认出是谁。每件只铸一次，石膏模随即敲碎。',
  },
  firstYear: 2013,
  lastYear: 2023,
  works: [
    {
      ...CAST,
      slug: 'goat-in-one-breath',
      title: { en: 'Goat in One Breath', fr: 'Chèvre d’un seul souffle', cn: '一口气的山羊' },
      about: {
        en: 'The first of the herd: a body on two slabs, and a horn that runs from the brow back over the neck in a single pull. 28 cm high. The thumb marks along the flank follow the ribs.',
        fr: 'La première du troupeau : un corps sur deux plaques et une corne tirée d’un seul trait, du front jusqu’au-dessus du cou. 28 cm de haut. Le long du flanc, les coups de pouce suivent les côtes.',
        cn: '畜群里的第一只：一个身子架在两块板上，一支角从额头一气拉到颈后。高28厘米。腹侧的拇指印顺着肋骨走。',
      },
      alt: {
        en: 'A small brown bronze goat with slab-like legs and a long horn swept back over its neck.',
        fr: 'Une petite chèvre de bronze brun, aux pattes en plaques et à la longue corne couchée vers l’arrière.',
        cn: '一只棕色小青铜山羊，腿如板，长角向后掠过颈部。',
      },
      year: 2013,
      height: 28,
      width: 30,
      depth: 12,
      weight: 4.2,
      price: 1450,
      availability: 'sold',
      paint: paintBronze({
        form: goat,
        patina: 'brown',
        floor: 'umber',
        marks: 9,
        camera: { elevation: 10, azimuth: -16, fit: 0.7, place: [0.52, 0.53] },
      }),
    },
    {
      ...CAST,
      slug: 'heron-at-the-harbour-wall',
      title: { en: 'Heron at the Harbour Wall', fr: 'Héron au mur du port', cn: '港墙边的苍鹭' },
      about: {
        en: 'It stands every morning on the quay opposite the foundry, on one leg, and watches the barges. He modelled it from the window in the time between two of them. Green patina, 38 cm high, the beak filed.',
        fr: 'Il est là tous les matins sur le quai, en face de la fonderie, sur une patte, à regarder les péniches. Modelé depuis la fenêtre, entre deux passages. Patine verte, 38 cm de haut, bec limé.',
        cn: '每天早晨，它单腿立在铸造坊对面的码头上看驳船。他隔着窗，趁两艘船之间的空当捏成。绿锈，高38厘米，喙部锉亮。',
      },
      alt: {
        en: 'A green bronze heron on one thin leg, its neck bent in an S and its beak bright, before a dark ground.',
        fr: 'Un héron de bronze vert sur une patte mince, le cou en S et le bec brillant, devant un fond sombre.',
        cn: '一只绿锈青铜苍鹭单腿细立，颈弯如S，喙发亮，背景幽暗。',
      },
      year: 2019,
      height: 38,
      width: 24,
      depth: 12,
      weight: 2.6,
      price: 1650,
      paint: paintBronze({
        form: heron,
        patina: 'green',
        floor: 'bottle',
        marks: 9,
        rubbed: 0.7,
        camera: { elevation: 8, azimuth: -18, fit: 0.76, place: [0.52, 0.53] },
      }),
    },
    {
      ...CAST,
      slug: 'tortoise-that-arrived',
      title: { en: 'Tortoise That Arrived', fr: 'La tortue est arrivée', cn: '到了的乌龟' },
      about: {
        en: 'In the stories of his childhood the tortoise always got there by a trick. This one has simply walked. A dome of planes cut with a wire, four feet set down, the head up to see where it is; 14 cm high, rubbed to gold, the green left in the grooves.',
        fr: 'Dans les contes de son enfance, la tortue arrivait toujours par une ruse. Celle-ci a simplement marché. Un dôme de facettes coupées au fil, quatre pieds posés, la tête levée pour voir où elle est ; 14 cm de haut, frottée jusqu’à l’or, le vert laissé dans les sillons.',
        cn: '他小时候听的故事里，乌龟总是靠耍诈先到。这一只是老老实实走来的。圆背是钢丝一面一面割出来的，四足着地，抬头看看到了哪里；高14厘米，擦得金亮，沟里留着绿锈。',
      },
      alt: {
        en: 'A small golden bronze tortoise on four short feet, its domed shell cut into flat scutes with green in the grooves, its head raised to the left.',
        fr: 'Une petite tortue de bronze doré sur quatre pieds courts, carapace bombée taillée en écailles plates, du vert dans les sillons, la tête levée vers la gauche.',
        cn: '一只金色小青铜龟，四足短短，背甲隆起，割成一块块平面，沟中带绿锈，头朝左抬起。',
      },
      year: 2021,
      height: 14,
      width: 22,
      depth: 18,
      weight: 3.1,
      price: 980,
      paint: paintBronze({
        form: tortoise,
        patina: 'gold',
        floor: 'oxblood',
        touch: 0.4,
        points: 100_000,
        marks: 12,
        camera: { elevation: 20, azimuth: -34, fit: 0.74, place: [0.51, 0.54] },
      }),
    },
    {
      ...CAST,
      slug: 'zebu-of-dampoort',
      title: { en: 'Zebu of Dampoort', fr: 'Le zébu de Dampoort', cn: '丹普尔特的瘤牛' },
      about: {
        en: 'Two masses and a crescent. He had promised his daughter a cow; what came out under the railway bridge in Ghent was the long-horned cattle of the north, as he remembered it from a lorry. Black patina, 24 cm high.',
        fr: 'Deux masses et un croissant. Il avait promis une vache à sa fille ; ce qui est sorti, sous le pont du chemin de fer, à Gand, c’est le bétail à longues cornes du Nord, tel qu’il s’en souvenait, vu d’un camion. Patine noire, 24 cm de haut.',
        cn: '两团体块，一弯新月。他答应给女儿做头奶牛，在根特铁路桥下做出来的，却是他记忆里卡车上望见的北方长角牛。黑色皮壳，高24厘米。',
      },
      alt: {
        en: 'A small black bronze zebu with a hump and tall curved horns polished bright, standing on a grey ground.',
        fr: 'Un petit zébu de bronze noir, bosse et hautes cornes courbes polies, debout sur un fond gris.',
        cn: '一头黑色小青铜瘤牛，肩有隆峰，高弯的牛角擦得发亮，立于灰地。',
      },
      year: 2023,
      height: 24,
      width: 28,
      depth: 16,
      weight: 5.4,
      price: 1600,
      paint: paintBronze({
        form: zebu,
        patina: 'black',
        floor: 'lead',
        marks: 8,
        camera: { elevation: 12, azimuth: -34, fit: 0.72, place: [0.5, 0.54] },
      }),
    },
  ],
}
