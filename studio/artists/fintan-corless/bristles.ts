import { tabulate } from '../../painting/arithmetic.ts'
import { createLots } from '../../painting/lots.ts'
import { createNoise } from '../../painting/noise.ts'

/** How many places a mark has across and along. */
export const ACROSS = 64
export const ALONG = 48

/** The traces hairs leave: for each brush, a height around 0 for each place across and along its mark. */
export const brushes: Float32Array[] = Array.from({ length: 24 }, (_, at) =>
  comb(`bristles ${at}`, [2.2, 6 + (at % 4) * 2, 17 + (at % 5) * 2], at % 3 === 0 ? 0.5 : 0.3),
)

/** The same for a palette knife: broad soft bands and few scratches. */
export const knives: Float32Array[] = Array.from({ length: 12 }, (_, at) => comb(`knife ${at}`, [1.4, 4, 13], 0.14))

function comb(seed: string, [broad, middle, fine]: [number, number, number], hairy: number): Float32Array {
  const noise = createNoise(seed)
  const shift = createLots(seed).between(0, 50)
  return tabulate(ACROSS * ALONG, (at) => {
    const v = (at % ACROSS) / ACROSS
    const u = Math.floor(at / ACROSS) / ALONG
    // Hairs spread and close up again while the brush moves.
    const spread = v + noise(v * 3 + shift, u * 2.4 + 7) * 0.05
    const value =
      noise(spread * broad + shift, u * 1.4) * 1.1 +
      noise(spread * middle + 9, u * 1.9 + shift) * 0.6 +
      noise(spread * fine + 31, u * 2.6 + shift) * hairy
    return Math.max(-1, Math.min(1, value * 1.2))
  })
}
