import type { Paint } from '../../painter.ts'
import type { Rgb } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { BLACK, addDisc, addEnlarged, createSmall, develop, type Disc } from './exposure.ts'
import { addLamp, type Lamp, laySky } from './harbour-paint.ts'
import { type Asphalt, layAsphalt } from './mirrors.ts'
import { kindle } from './windows-paint.ts'

export interface Street {
  sky: [above: Rgb, below: Rgb]
  /** The end of the street, out of focus, in a viewBox of units × 1000. */
  back: (lots: Lots, wide: number, base: number) => string
  /** Its lamps and windows, as the open lens shows them. */
  lights: (lots: Lots, wide: number, base: number) => Disc[]
  /** What the lens is focused on; `base` is where it stands. */
  thing: (lots: Lots, wide: number, base: number) => string
  lamps?: (wide: number, base: number) => Lamp[]
  ground: Omit<Asphalt, 'seed' | 'keep'>
  exposure?: number
  halo?: number
  /** Fine rain in the light. */
  rain?: number
}

const SILHOUETTE = '<filter id="white"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>'

/** One lit thing in a wet street. */
export const paintStreet = (street: Street): Paint => {
  return async (canvas, lots) => {
    const wide = canvas.width / canvas.unit
    const { contact, from } = street.ground
    const far = createSmall(canvas, Math.min(1, 260 / canvas.unit))
    laySky(far, street.sky, from, lots.below(1e9))
    await far.draw(street.back(lots.fork('back'), wide, contact * 1000))
    far.blur(0.009)
    canvas.fill(BLACK)
    addEnlarged(canvas, far)
    for (const disc of street.lights(lots.fork('lights'), wide, contact)) addDisc(canvas, disc)
    const thing = street.thing(lots.fork('thing'), wide, contact * 1000)
    await canvas.draw(thing)
    kindle(canvas, 3)
    for (const lamp of street.lamps?.(wide, contact) ?? []) addLamp(canvas, lamp)
    const keep = await Layer.drawn(canvas, `${SILHOUETTE}<g filter="url(#white)">${thing}</g>`, 0.5)
    layAsphalt(canvas, { ...street.ground, keep, seed: `${lots.below(1e9)}` })
    if (street.rain)
      await canvas.draw(drawRain(lots.fork('rain'), wide, canvas.height / canvas.unit, street.rain, contact), {
        blend: 'screen',
      })
    develop(canvas, { exposure: street.exposure ?? 1, halo: street.halo ?? 0.2, haloReach: 0.04 })
  }
}

/** Rain is only seen where there is light behind or above it. */
function drawRain(lots: Lots, wide: number, high: number, amount: number, contact: number): string {
  let streaks = ''
  for (let at = 0; at < amount; at++) {
    const [x, y, length] = [lots.next() * wide, lots.next() * high, lots.between(14, 46)]
    const lit = 0.2 + 1.3 * Math.exp(-(((x - wide * 0.55) / 0.3) ** 2) - ((y - contact + 0.2) / 0.26) ** 2)
    streaks += `<path d="M${(x * 1000).toFixed(1)} ${(y * 1000).toFixed(1)}l${(-length * 0.12).toFixed(1)} ${length.toFixed(1)}" stroke="#a9b4c0" stroke-width="0.9" stroke-opacity="${(lots.between(0.03, 0.18) * lit).toFixed(3)}"/>`
  }
  return streaks
}
