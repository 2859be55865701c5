import type { LocalizedText } from '../../database/index.ts'
import type { Lots } from './lots.ts'

/** Words that titles are put together from, each in three languages. */
const THINGS = [
  ['Harbour', 'Le port', '港湾'],
  ['Orchard', 'Le verger', '果园'],
  ['River', 'La rivière', '河流'],
  ['Window', 'La fenêtre', '窗'],
  ['Garden', 'Le jardin', '花园'],
  ['Mountain', 'La montagne', '高山'],
  ['Bridge', 'Le pont', '石桥'],
  ['Forest', 'La forêt', '森林'],
  ['Lighthouse', 'Le phare', '灯塔'],
  ['Island', 'L’île', '岛屿'],
  ['Market', 'Le marché', '集市'],
  ['Staircase', 'L’escalier', '楼梯'],
  ['Meadow', 'La prairie', '草地'],
  ['Station', 'La gare', '车站'],
  ['Theatre', 'Le théâtre', '剧院'],
  ['Boat', 'La barque', '小船'],
  ['Stone', 'La pierre', '石头'],
  ['Bird', 'L’oiseau', '飞鸟'],
  ['Moon', 'La lune', '月亮'],
  ['Snow', 'La neige', '初雪'],
] as const
const MOMENTS = [
  ['at dawn', 'à l’aube', '黎明的'],
  ['after the rain', 'après la pluie', '雨后的'],
  ['in summer', 'en été', '夏日的'],
  ['in winter', 'en hiver', '冬日的'],
  ['by night', 'la nuit', '夜晚的'],
  ['seen from afar', 'vu de loin', '远望的'],
  ['without a name', 'sans nom', '无名的'],
  ['of my childhood', 'de mon enfance', '童年的'],
  ['facing east', 'face à l’est', '向东的'],
  ['in silence', 'en silence', '寂静的'],
  ['in September', 'en septembre', '九月的'],
  ['before the storm', 'avant l’orage', '暴风雨前的'],
] as const
const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'en',
  'fa',
  'gri',
  'ho',
  'jul',
  'ka',
  'lem',
  'mar',
  'nes',
  'or',
  'pel',
  'qui',
  'ros',
  'sa',
  'tur',
  'vel',
  'zan',
]
const CHARACTERS = ['林', '月', '文', '山', '海', '云', '雨', '清', '华', '明', '静', '远', '白', '青', '江', '秋']

/** A title of a work, its number making it one of its kind. */
export function inventTitle({ pick }: Lots, number: number): LocalizedText {
  const [thing, moment] = [pick(THINGS), pick(MOMENTS)]
  return {
    en: `${thing[0]} ${moment[0]} ${number}`,
    fr: `${thing[1]} ${moment[1]} ${number}`,
    cn: `${moment[2]}${thing[2]} ${number}`,
  }
}

/** A name of an artist that nobody bears. */
export function inventName({ pick, below }: Lots): LocalizedText {
  const word = (syllables: number) => {
    const text = Array.from({ length: syllables }, () => pick(SYLLABLES)).join('')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return {
    en: `${word(2)} ${word(2 + below(2))}`,
    cn: Array.from({ length: 2 + below(2) }, () => pick(CHARACTERS)).join(''),
  }
}
