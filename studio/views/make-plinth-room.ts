import type { Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import type { Eye } from '../painting/place-eye.ts'
import { measureScene, photograph } from '../painting/raymarch.ts'
import type { Studio } from '../painting/studio.ts'
import { ball, block } from './block.ts'
import { standEye } from './blocks/stand-eye.ts'
import { takePicture } from './blocks/take-picture.ts'
import { createView } from './create-view.ts'
import { pickRoom } from './furniture.ts'
import { lacquer } from './skins.ts'
import { orderOf } from './view-list.ts'

/** How high what it stands on is, for a work of a height: eyes meet its middle. */
const plinthOf = (high: number) => Math.min(Math.max(1.28 - high * 0.62, 0.09), 1.08)

/** A sculpture on a plinth in a room, at its true size. */
export function makePlinthRoom(work: Work, longest: number): Canvas {
  if (!work.paint.stand) throw new Error(`${work.slug} does not stand.`)
  const scene = work.paint.stand(createLots(work.slug))
  const size = measureScene(scene)
  const lots = createLots(`room ${work.slug}`)
  const metre = work.height / 100 / size.high
  const [half, deep, high] = [((size.x1 - size.x0) / 2) * metre, ((size.z1 - size.z0) / 2) * metre, work.height / 100]
  const around = Math.max(half, deep)
  const plinth = plinthOf(high)
  const foot = Math.max(around + 0.07, 0.15)
  const off = around + 0.75
  const upright = Math.max(plinth + high + 0.55, 1.75)
  // What is long would be cut off by an upright picture.
  const isLong = around * 2.5 > upright * 0.8
  const canvas = createView(longest, isLong ? 4 / 3 : 4 / 5)
  const tall = isLong ? Math.max(upright, (around * 2.9 * 3) / 4) : upright
  const field = (tall * canvas.width) / canvas.height
  const level = 1.38
  const away = Math.max(field * 1.9, 2.6)
  const eye = standEye(
    {
      from: [lots.between(-0.2, 0.2), level, off + away],
      at: [0, level, off],
      wide: field,
      place: [0.5, 1 - (level + tall * 0.1) / tall],
    },
    canvas,
  )
  const room = pickRoom(lots, orderOf(work.slug))
  const white = lacquer('#dedad2', 0.01)
  const stand = block([-foot, 0, off - foot], [2 * foot, plinth, 2 * foot], white, { round: 0.002 })
  const shadow = ball([0, plinth + high / 2, off], [half * 0.8, high / 2, deep * 0.8], lacquer('#777777'), {
    isHidden: true,
  })
  takePicture(canvas, {
    solids: [...room.solids, stand, shadow],
    light: room.light,
    eye,
    looks: 2,
    exposure: 1.34,
    vignette: 0.12,
  })
  const azimuth = scene.camera?.azimuth ?? 0
  const middle = [((size.x0 + size.x1) / 2) * metre, ((size.z0 + size.z1) / 2) * metre] as const
  const thing = new Canvas(canvas.width, canvas.height)
  const cover = photograph(thing, {
    ...scene,
    studio: roomLight(scene.studio),
    camera: { azimuth, eye: moveEye(eye, { metre, azimuth, middle, plinth, off }) },
    vignette: 0,
    isAlone: true,
  })
  for (let at = 0; at < cover.length; at++) {
    const share = cover[at]!
    if (share === 0) continue
    for (let part = at * 3; part < at * 3 + 3; part++)
      canvas.data[part]! += (thing.data[part]! - canvas.data[part]!) * share
  }
  return canvas
}

interface Move {
  metre: number
  azimuth: number
  /** Where the middle of the sculpture is in its own space, in metres. */
  middle: readonly [x: number, z: number]
  plinth: number
  off: number
}

/** The eye as the sculpture sees it: in its own measure, and turned around it. */
function moveEye(eye: Eye, { metre, azimuth, middle, plinth, off }: Move): Eye {
  const a = (azimuth * Math.PI) / 180
  const turn = ([x, y, z]: readonly [number, number, number]) =>
    [x * Math.cos(a) + z * Math.sin(a), y, z * Math.cos(a) - x * Math.sin(a)] as const
  const [x, y, z] = turn([eye.x, eye.y - plinth, eye.z - off])
  return {
    ...eye,
    x: (x + middle[0]) / metre,
    y: y / metre,
    z: (z + middle[1]) / metre,
    forward: turn(eye.forward),
    right: turn(eye.right),
    up: turn(eye.up),
  }
}

/** The room's light as the marcher knows it: a window to the left, white all around. */
const roomLight = (studio: Studio): Studio => ({
  ...studio,
  exposure: 1.05,
  lamps: [
    { azimuth: -68, elevation: 24, wide: 0.45, high: 0.5, color: [1, 0.98, 0.95], power: 0.95 },
    { azimuth: 30, elevation: 30, wide: 0.5, high: 0.35, color: [1, 0.96, 0.9], power: 0.28 },
    { azimuth: 100, elevation: 20, wide: 0.5, high: 0.6, color: [0.95, 0.97, 1], power: 0.1 },
  ],
  zenith: [0.26, 0.26, 0.265],
  horizon: [0.22, 0.215, 0.21],
  floor: [0.5, 0.49, 0.47],
  falloff: 0.9,
})
