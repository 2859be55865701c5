import type { Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import { photograph, type Scene } from '../painting/raymarch.ts'
import { createView } from './create-view.ts'
import { findBusiest } from './find-busiest.ts'
import type { View } from './view-list.ts'

/** A sculpture from elsewhere in the same light: from behind, from its narrow side, or from near. */
export function makeSculptureView(work: Work, view: View, longest: number): Canvas {
  if (!work.paint.stand) throw new Error(`${work.slug} does not stand.`)
  const scene = work.paint.stand(createLots(work.slug))
  const { azimuth = 0, elevation = 9, fit = 0.72 } = scene.camera ?? {}
  const wide = work.width / work.height
  const narrow = (work.depth ?? work.width) / work.height
  const around = (degrees: number, ratio: number): Canvas =>
    shoot(scene, createView(longest, Math.min(Math.max(ratio, 0.62), 1.5)), {
      azimuth: azimuth + degrees,
      elevation,
      fit: Math.min(fit, 0.74),
      place: [0.5, 0.54],
    })
  if (view === 'back') return around(164, wide)
  if (view === 'edge') return around(78, (wide + narrow) / 2 + 0.12)
  // So near that a part of it fills the picture: the part where most is going on.
  const ratio = wide > 1.15 ? 4 / 3 : 4 / 5
  const turned = { azimuth: azimuth + createLots(`near ${work.slug}`).pick([-22, 18, 26]), elevation: elevation + 6 }
  const small = shoot(scene, createView(240, ratio), { ...turned, fit: WHOLE, place: [0.5, 0.5] })
  const share = WHOLE / NEAR
  const { x, y } = findBusiest(small, share, share)
  const nearer = 1 / share
  return shoot(scene, createView(longest, ratio), {
    ...turned,
    fit: NEAR,
    place: [0.5 - (x + share / 2 - 0.5) * nearer, 0.5 - (y + share / 2 - 0.5) * nearer],
  })
}

/** The share of the picture that a sculpture takes up when it is seen whole, and from near. */
const WHOLE = 0.8
const NEAR = 1.9

function shoot(scene: Scene, canvas: Canvas, camera: Scene['camera']): Canvas {
  photograph(canvas, { ...scene, camera: { ...scene.camera, ...camera } })
  return canvas
}
