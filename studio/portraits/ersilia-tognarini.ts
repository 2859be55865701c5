import { northWindow } from '../artists/ersilia-tognarini/light.ts'
import { cutStone } from '../artists/ersilia-tognarini/stone.ts'
import type { Paint } from '../painter.ts'
import { createNoise3 } from '../painting/noise3.ts'
import { photograph } from '../painting/raymarch.ts'
import { block, type Distance, move, overlap, turn, unite } from '../painting/sdf.ts'
import { withBun } from './hair.ts'
import { sculptHead } from './head.ts'

/** A head of white marble with closed eyes, still grown together with the block it came out of. */
export const carvePortrait: Paint = (canvas, lots) => {
  const noise = createNoise3('rough block')
  const head = unite(
    0.018,
    sculptHead({ jaw: 0.86, nose: 0.92, brow: 0.75, lips: 1.15, neck: 0.84 }),
    withBun(0.06, 0.15, 1.5),
  )
  const posed = move(turn(turn(head, 'x', 13), 'z', -9), -0.04, 1.02, 0.04)
  const above: Distance = (_x, y) => 0.3 - y
  const rough: Distance = (x, y, z) => {
    const chips = Math.abs(noise(x * 5, y * 5, z * 5)) * 0.07 + Math.abs(noise(x * 14, y * 14, z * 14)) * 0.024
    return cube(x, y, z) + chips
  }
  const cube = move(turn(block(0.46, 0.27, 0.36, 0.04), 'y', 16), 0, 0.25, -0.08)
  const onFloor: Distance = (_x, y) => -y
  photograph(canvas, {
    parts: [
      {
        form: overlap(
          0.02,
          unite(
            0.07,
            overlap(0.04, posed, above, (x, _y, z) => Math.hypot(x, z + 0.05) - 0.4),
            rough,
          ),
          onFloor,
        ),
        material: cutStone('statuario', lots),
      },
    ],
    studio: northWindow('night'),
    camera: { elevation: 5, azimuth: -40, fit: 0.86, place: [0.5, 0.52] },
    reach: 1.7,
    points: 420_000,
    vignette: 0.3,
  })
}
