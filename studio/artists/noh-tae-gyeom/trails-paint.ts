import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { type Rgb, toHex } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { addEnlarged, createSmall, develop } from './exposure.ts'
import { addLamp, type Lamp, laySky } from './harbour-paint.ts'
import { type Asphalt, layAsphalt } from './mirrors.ts'
import { kindle } from './windows-paint.ts'

/** A place on the ground: to the right, and away. */
export type Place = readonly [x: number, z: number]

export interface Camera {
  eye: number
  focal: number
  /** Units from the top. */
  horizon: number
  wide: number
}

interface Lane {
  /** The middle of the lane, from near (0) to far (1). */
  path: (share: number) => Place
  cars: number
  color: Rgb
  /** Height of the lamps, and how bright. */
  height: number
  power: number
  /** From where to where the shutter saw them. */
  span?: [number, number]
}

export interface Trails {
  camera: Omit<Camera, 'wide'>
  sky: [above: Rgb, below: Rgb]
  /** Behind the road, in a viewBox of units × 1000. */
  scene: (lots: Lots, camera: Camera) => string
  /** On the ground: lines, kerbs, rails, drawn after it. */
  road: (lots: Lots, camera: Camera) => string
  lanes: Lane[]
  lamps?: (camera: Camera, lots: Lots) => Lamp[]
  ground: Omit<Asphalt, 'seed'>
  exposure?: number
}

export const see = ({ eye, focal, horizon, wide }: Camera, [x, z]: Place, height = 0) =>
  [(wide / 2 + (focal * x) / z) * 1000, (horizon - (focal * (height - eye)) / z) * 1000] as const

/** Thirty seconds of traffic: no cars, only where their lamps have been. */
export const paintTrails = (trails: Trails): Paint => {
  return async (canvas, lots) => {
    const camera = { ...trails.camera, wide: canvas.width / canvas.unit }
    laySky(canvas, trails.sky, camera.horizon, lots.below(1e9))
    await canvas.draw(trails.scene(lots.fork('scene'), camera))
    for (const lamp of trails.lamps?.(camera, lots.fork('lamps')) ?? []) addLamp(canvas, lamp)
    layAsphalt(canvas, { ...trails.ground, seed: `${lots.below(1e9)}` })
    await canvas.draw(trails.road(lots.fork('road'), camera))
    const cars = lots.fork('cars')
    const lines = trails.lanes.map((lane) => drawLane(cars, camera, lane))
    const glow = createSmall(canvas, Math.min(1, 240 / canvas.unit))
    await glow.draw(lines.map(({ mirror }) => mirror).join(''))
    glow.blur(0.009)
    addEnlarged(canvas, glow, 0.12)
    await canvas.draw(lines.map(({ line }) => line).join(''), { blend: 'screen' })
    kindle(canvas, 3)
    develop(canvas, { exposure: trails.exposure ?? 1, halo: 0.3, haloReach: 0.02 })
  }
}

function drawLane(
  lots: Lots,
  camera: Camera,
  { path, cars, color, height, power, span = [0, 1] }: Lane,
): { line: string; mirror: string } {
  let [line, mirror] = ['', '']
  const steps = 90
  for (let car = 0; car < cars; car++) {
    const [aside, own, bright] = [lots.bell() * 0.22, height * lots.between(0.85, 1.25), lots.between(0.35, 1) * power]
    const [from, to] = [
      span[0] + (lots.chance(0.25) ? lots.next() * 0.3 : 0),
      span[1] - (lots.chance(0.2) ? lots.next() * 0.3 : 0),
    ]
    for (const lamp of [-0.6, 0.6]) {
      const place = (step: number): Place => {
        const share = from + ((to - from) * step) / steps
        const [x, z] = path(share)
        const [nextX, nextZ] = path(share + 0.004)
        const length = hypot(nextX - x, nextZ - z) || 1
        return [x + ((nextZ - z) / length) * (aside + lamp), z - ((nextX - x) / length) * (aside + lamp)]
      }
      const hue = toHex([color[0] * bright, color[1] * bright, color[2] * bright])
      // As many strokes as the line has widths, no more.
      for (let step = 0; step < steps; step += 6) {
        const places = Array.from({ length: 7 }, (_, part) => place(step + part)).filter(([, z]) => z >= 0.8)
        if (places.length < 2) continue
        const trace = (above: number) =>
          `M${places
            .map((one) =>
              see(camera, one, above)
                .map((value) => value.toFixed(1))
                .join(' '),
            )
            .join('L')}`
        const width = Math.min(Math.max(((camera.focal * 0.05) / places[0]![1]) * 1000, 0.7), 9)
        line += `<path d="${trace(own)}" fill="none" stroke="${hue}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
        mirror += `<path d="${trace(-own * 0.12)}" fill="none" stroke="${hue}" stroke-width="${(width * 3).toFixed(2)}"/>`
      }
    }
  }
  return { line, mirror }
}

/** A line along the ground, as wide as it is on the road. */
export function drawAlong(
  camera: Camera,
  path: (share: number) => Place,
  {
    width,
    fill,
    opacity = 1,
    height = 0,
    dashes = 0,
  }: { width: number; fill: string; opacity?: number; height?: number; dashes?: number },
): string {
  let drawn = ''
  const steps = 120
  for (let step = 0; step < steps; step++) {
    if (dashes > 0 && Math.floor((step / steps) * dashes * 2) % 2 === 1) continue
    const [first, second] = [path(step / steps), path((step + 1) / steps)]
    if (first[1] < 0.7 || second[1] < 0.7) continue
    const corners =
      height > 0
        ? [
            see(camera, first, height),
            see(camera, second, height),
            see(camera, second, height + width),
            see(camera, first, height + width),
          ]
        : [
            see(camera, [first[0] - width / 2, first[1]]),
            see(camera, [first[0] + width / 2, first[1]]),
            see(camera, [second[0] + width / 2, second[1]]),
            see(camera, [second[0] - width / 2, second[1]]),
          ]
    drawn += `<polygon points="${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}" fill-opacity="${opacity}"/>`
  }
  return drawn
}
