import { castBronze } from '../artists/kolade-ayinmode/bronze.ts'
import { foundryLight } from '../artists/kolade-ayinmode/light.ts'
import type { Paint } from '../painter.ts'
import { photograph } from '../painting/raymarch.ts'
import { block, type Distance, move, overlap, turn, unite } from '../painting/sdf.ts'
import { cropped } from './hair.ts'
import { sculptHead } from './head.ts'

/** A bronze head drawn tall, as his figures are, the lamp on one side of it. */
export const castPortrait: Paint = (canvas, lots) => {
  const face = unite(
    0.02,
    sculptHead({ jaw: 1, nose: 1.16, brow: 1, lips: 1.5, cheek: 1.2, neck: 0.86, seam: 0.5 }),
    cropped(0.45),
  )
  // Taller than life and narrower; distances stay on the safe side.
  const tall: Distance = (x, y, z) => face(x * 1.08, y / 1.16, z * 1.04) * 0.86
  const above: Distance = (_x, y) => 0.07 - y
  const bust = overlap(0.03, move(turn(tall, 'x', -4), 0, 0.92, 0.06), above, (x) => Math.abs(x) - 0.4)
  const plate = move(block(0.34, 0.05, 0.3, 0.012), 0, 0.05, -0.05)
  photograph(canvas, {
    parts: [
      { form: unite(0.04, bust, plate), material: castBronze('brown', lots, { touch: 0.42, marks: 9, rubbed: 0.42 }) },
    ],
    studio: foundryLight('ink', { rim: 1.3 }),
    camera: { elevation: 3, azimuth: -34, fit: 0.84, place: [0.5, 0.52] },
    reach: 1.8,
    points: 420_000,
    vignette: 0.34,
    grain: 0.03,
  })
}
