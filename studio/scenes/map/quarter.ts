import { hypot } from '../../painting/arithmetic.ts'
import { curve, lengthOf } from '../../painting/curves.ts'

/** A way through the quarter, in thousandths of the map's height: x, y, x, y … */
export interface Street {
  line: number[]
  width: number
}

const street = (width: number, ...places: number[]): Street => ({ line: walk(curve(places, places.length * 8)), width })

const STEP = 12

/** The same line in steps of one length, so that a share of its points is a share of the way. */
function walk(line: number[]): number[] {
  const count = Math.round(lengthOf(line) / STEP)
  const step = lengthOf(line) / count
  const points = line.slice(0, 2)
  let rest = step
  for (let at = 2; at < line.length; at += 2) {
    let [x, y] = [line[at - 2]!, line[at - 1]!]
    const [toX, toY] = [line[at]!, line[at + 1]!]
    for (let left = hypot(toX - x, toY - y); left >= rest; left = hypot(toX - x, toY - y)) {
      x += ((toX - x) / left) * rest
      y += ((toY - y) / left) * rest
      points.push(x, y)
      rest = step
    }
    rest -= hypot(toX - x, toY - y)
  }
  return points.length / 2 > count ? points : [...points, ...line.slice(-2)]
}

/** The water, from the west to the south-east. */
export const CANAL = street(
  84,
  ...[-80, 138, 260, 140, 560, 205, 860, 190, 1080, 218, 1222, 340, 1305, 540, 1430, 690, 1600, 766],
)
/** The water with the quays on both sides of it. */
export const QUAYS: Street = { line: CANAL.line, width: 150 }

export const BOULEVARD = street(50, 60, 1060, 292, 570, 448, 190, 548, -60)
const LIME_STREET = street(30, 772, 190, 738, 470, 696, 720, 664, 1060)

export const STREETS: Street[] = [
  BOULEVARD,
  LIME_STREET,
  street(28, 1004, 200, 962, 520, 926, 1060),
  street(21, 366, 402, 560, 408, 742, 446),
  street(21, -60, 402, 150, 430, 372, 396),
  street(27, -60, 716, 240, 690, 480, 702, 700, 702, 948, 648, 1330, 588),
  street(30, 110, 930, 460, 884, 672, 900, 936, 872, 1560, 950),
  street(13, 722, 574, 840, 566, 956, 548),
  street(24, 1166, 606, 1142, 800, 1128, 1060),
  street(19, 172, 150, 146, 430, 110, 704),
  street(22, 254, -60, 246, 100),
  street(22, 790, -60, 800, 150),
  street(20, 1060, -60, 1052, 80, 1040, 190),
  street(26, 1260, 380, 1400, 300, 1580, 262),
  street(22, 1052, 84, 1300, 96, 1580, 60),
  street(20, 1400, 300, 1390, 96),
  street(17, 560, 408, 570, 560, 556, 700),
  street(17, 300, 700, 318, 900, 330, 1060),
]

/** The square with its three lime trees. */
export const SQUARE = [486, 716, 676, 722, 652, 880, 462, 868]
/** The house on the street, its courtyard, and the workshop behind. */
export const HOUSE = [752, 466, 796, 470, 790, 540, 742, 536]
export const COURT = [796, 470, 838, 473, 832, 543, 790, 540]
export const WORKSHOP = [838, 462, 918, 468, 912, 538, 832, 543]

/** Names of streets: along which, where on it, how large. */
export const NAMES: { text: string; line: number[]; share: number; size: number; spacing?: number }[] = [
  { text: 'RUE DES TROIS-TILLEULS', line: LIME_STREET.line, share: 0.22, size: 12.5, spacing: 0.8 },
  { text: 'BOULEVARD DES PASSEMENTIERS', line: BOULEVARD.line, share: 0.46, size: 15, spacing: 2.4 },
  { text: 'RUE DE LA CORROIERIE', line: STREETS[2]!.line, share: 0.645, size: 12, spacing: 1.6 },
  { text: 'RUE AUBINE', line: STREETS[3]!.line, share: 0.27, size: 10, spacing: 2 },
  { text: 'RUE DU GRAND-MÉTIER', line: STREETS[5]!.line, share: 0.84, size: 11.5, spacing: 1.6 },
  { text: 'RUE DE LA LAMPE-BASSE', line: STREETS[6]!.line, share: 0.48, size: 12.5, spacing: 0.8 },
  { text: 'P. DU FIL-À-PLOMB', line: STREETS[7]!.line, share: 0.5, size: 6.2, spacing: 1.4 },
  { text: 'RUE DES OURDISSEURS', line: STREETS[8]!.line, share: 0.46, size: 10.5, spacing: 1.4 },
  { text: 'CANAL DES TEINTURIERS', line: CANAL.line, share: 0.405, size: 17, spacing: 5 },
  { text: 'RUE DU ROUET', line: STREETS[14]!.line, share: 0.3, size: 10, spacing: 2 },
  { text: 'RUE DE LA NAVETTE', line: STREETS[4]!.line, share: 0.62, size: 9.5, spacing: 1.2 },
]

/** Where the métro is, and the name of its stop. */
export const STOPS = [
  { x: 1128, y: 318, text: 'ÉCLUSE-NEUVE', labelX: 1012, labelY: 352 },
  { x: 444, y: 918, text: 'TROIS-TILLEULS', labelX: 462, labelY: 950 },
]
