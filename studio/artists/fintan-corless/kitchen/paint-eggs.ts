import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onEasel } from '../easel.ts'

/** Brown eggs in an enamel basin. */
export const paintEggs = onEasel({ ground: c(0.4, 0.05, 45), relief: 1.2 }, (easel) => {
  const { w, h, noise, lay, put, follow } = easel
  const rim = oval(0.55, 0.47, 0.405, 0.36, -0.08, 60)
  const well = oval(0.555, 0.48, 0.335, 0.292, -0.08, 60)
  lay({
    within: box(-0.03, -0.03, w + 0.03, h + 0.03),
    except: [rim],
    kept: false,
    ramp: [c(0.27, 0.06, 28), c(0.36, 0.08, 32), c(0.46, 0.09, 38), c(0.56, 0.085, 45)],
    tone: (x, y) => 0.95 - x * 0.4 - y * 0.4 + noise(x * 2.4, y * 2.4) * 0.4,
    angle: (x, y) => -0.5 + noise(x * 1.3, y * 1.3) * 0.7,
    length: 0.17,
    width: 0.06,
    wet: 0.3,
  })
  // A cloth thrown into the corner: folds run across it, the stripes along its hem.
  const hem = curve(path('-0.08 0.62, 0.02 0.68, 0.09 0.7, 0.15 0.79, 0.23 0.82, 0.28 0.92, 0.36 0.96, 0.42 1.06'))
  const cloth: Point[] = [...hem, [-0.08, 1.06]]
  lay({ within: place(cloth, 0.03, 0.012), ramp: [c(0.24, 0.05, 25)], angle: 0.75, length: 0.1, width: 0.03 })
  lay({
    within: cloth,
    ramp: [c(0.6, 0.03, 262), c(0.77, 0.024, 235), c(0.91, 0.015, 100), c(0.96, 0.012, 95)],
    tone: (x, y) => 0.68 + Math.sin((x + y) * 22 - 1.2) * 0.34 + noise(x * 7, y * 7) * 0.2,
    angle: (x, y) => -0.75 + noise(x * 4, y * 4) * 0.5,
    sway: 0.1,
    length: 0.085,
    width: 0.028,
    cover: 3,
    wet: 0.2,
  })
  for (const [inwards, width] of [
    [0.035, 0.014],
    [0.06, 0.006],
    [0.16, 0.014],
  ] as const)
    follow(place(hem, -inwards * 0.75, inwards), {
      ramp: [c(0.38, 0.1, 262), c(0.5, 0.09, 255)],
      tone: (x, y) => 0.5 + Math.sin((x + y) * 22 - 1.2) * 0.5,
      length: 0.04,
      width,
      wet: 0.15,
      body: 1.1,
    })
  lay({
    within: place(rim, 0.06, 0.07),
    except: [rim],
    ramp: [c(0.2, 0.045, 20), c(0.26, 0.05, 25)],
    angle: 0.4,
    length: 0.13,
    width: 0.045,
    wet: 0.25,
  })
  lay({
    within: rim,
    except: [well],
    ramp: [c(0.7, 0.025, 235), c(0.86, 0.018, 200), c(0.96, 0.012, 95)],
    tone: (x, y) => 0.85 - (x - 0.55) * 0.6 - (y - 0.47) * 0.7,
    angle: (x, y) => Math.atan2(y - 0.47, x - 0.55) + Math.PI / 2,
    sway: 0.1,
    length: 0.13,
    width: 0.035,
    bend: 0.07,
    cover: 2.4,
    wet: 0.12,
  })
  lay({
    within: well,
    ramp: [c(0.46, 0.035, 262), c(0.6, 0.032, 250), c(0.78, 0.02, 220), c(0.93, 0.014, 95)],
    tone: (x, y) => 0.5 + (x - 0.55) * 0.95 + (y - 0.47) * 1.1 + noise(x * 4, y * 4) * 0.2,
    angle: (x, y) => Math.atan2(y - 0.47, x - 0.55) + Math.PI / 2,
    sway: 0.15,
    length: 0.12,
    width: 0.042,
    bend: 0.08,
    cover: 2.6,
    wet: 0.2,
  })
  follow([...rim, rim[0] as Point], {
    ramp: [c(0.24, 0.07, 265), c(0.34, 0.1, 262)],
    tone: (x) => 1 - x,
    length: 0.05,
    width: 0.016,
    body: 1.5,
    wet: 0.06,
  })
  put([0.22, 0.3], [0.33, 0.19], { ramp: [c(0.99, 0.005, 95)], width: 0.022, bend: -0.1, body: 2, wet: 0, dry: 0.5 })
  // A chip in the enamel.
  put([0.845, 0.705], [0.87, 0.675], { ramp: [c(0.26, 0.04, 40)], width: 0.014, wet: 0.02 })
  const eggs = [
    [0.5, 0.36, 0.4, 0, 1],
    [0.68, 0.4, -0.5, 1, 0.97],
    [0.42, 0.51, -0.9, 2, 1.02],
    [0.72, 0.57, 0.9, 0, 1],
    [0.57, 0.56, 0.1, 3, 1.06],
  ] as const
  const shells = [
    [c(0.4, 0.07, 42), c(0.55, 0.095, 48), c(0.69, 0.09, 55), c(0.86, 0.05, 68)],
    [c(0.44, 0.06, 50), c(0.6, 0.075, 58), c(0.75, 0.07, 66), c(0.9, 0.035, 78)],
    [c(0.54, 0.035, 75), c(0.72, 0.035, 82), c(0.87, 0.03, 88), c(0.97, 0.015, 92)],
    [c(0.35, 0.075, 38), c(0.48, 0.1, 43), c(0.62, 0.1, 50), c(0.8, 0.06, 62)],
  ]
  for (const [x, y, turn, shell, size] of eggs) {
    const egg = curve(
      place(
        path(
          '-0.102 0, -0.088 -0.045, -0.045 -0.075, 0.01 -0.08, 0.065 -0.062, 0.102 -0.032, 0.116 0, 0.102 0.032, 0.065 0.062, 0.01 0.08, -0.045 0.075, -0.088 0.045',
        ),
        x,
        y,
        { turn, size },
      ),
      { closed: true, steps: 6 },
    )
    lay({
      within: place(egg, 0.03, 0.034),
      ramp: [c(0.36, 0.04, 270), c(0.46, 0.04, 265)],
      angle: 0.5,
      length: 0.08,
      width: 0.035,
      wet: 0.25,
    })
    const shade = (px: number, py: number) => 0.6 - ((px - x) * 3.8 + (py - y) * 4.6)
    const roundIt = (px: number, py: number) => turn + (py - y) * 5 * (px > x ? -1 : 1)
    const look = { within: egg, ramp: shells[shell]!, tone: shade, angle: roundIt, sway: 0.2, bend: 0.08, wet: 0.15 }
    lay({ ...look, stray: 0.06, length: 0.06, width: 0.028, cover: 2.6 })
    // Once more with the small brush: an egg has no corners.
    lay({ ...look, stray: 0.04, length: 0.034, width: 0.013, cover: 2.2, blocked: false, wet: 0.25, body: 0.8 })
    put([x - 0.045, y - 0.03], [x - 0.015, y - 0.05], {
      ramp: [c(0.98, 0.015, 85)],
      width: 0.014,
      body: 1.6,
      wet: 0.1,
      dry: 0.5,
    })
  }
})
