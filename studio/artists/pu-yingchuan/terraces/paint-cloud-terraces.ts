import { smoothstep } from '../../../painting/color.ts'
import { box } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INDIGO, picker, PINE, rain, SAP, terrace } from './motifs.ts'

/** Rows climbing out of sight. */
export const paintCloudTerraces = onSheet((sheet) => {
  const { w, wash } = sheet
  wash(c(0.87, 0.025, 240), [box(-0.2, -0.2, w + 0.2, 0.62)], {
    second: c(0.88, 0.035, 75),
    run: (x, y) => 1 - y * 1.4,
    load: (x, y) => 0.35 + x * 0.85 - y * 0.4,
    soft: 0.03,
    cloud: 0.8,
    cloudSize: 0.34,
    blooms: [[0.3, 0.2, 0.14]],
  })
  const count = 11
  for (let at = 0; at < count; at++) {
    const near = at / (count - 1)
    const right = 0.3 + near ** 1.25 * 0.98
    const left = right + 0.16 - near * 0.03
    const start = 0.34 - near * 0.42
    terrace(
      sheet,
      [
        [start, left + 0.03],
        [start + 0.2, left - 0.005],
        [0.66, right + 0.045 * Math.sin(at * 1.7)],
        [0.86, right - 0.01],
        [w + 0.1, right - 0.035],
      ],
      0.036 + near * 0.07,
      at % 3 === 1 ? c(0.56, 0.085, 145) : SAP,
      {
        load: 0.3 + near * 0.95,
        fade: (x) => smoothstep(start - 0.02, start + 0.3, x),
      },
    )
  }
  // Two cedars on the brow.
  for (const [x, y, size] of [
    [0.79, 0.42, 0.16],
    [0.87, 0.4, 0.2],
  ] as const) {
    const boughs = Array.from({ length: 8 }, (_, bough) =>
      sheet.mark(
        [
          [x - size * (0.05 + bough * 0.022), y - size + bough * size * 0.125],
          [x, y - size * 1.03 + bough * size * 0.125],
          [x + size * (0.05 + bough * 0.024), y - size + bough * size * 0.125 + 0.004],
        ],
        size * 0.06,
      ),
    )
    wash(
      PINE,
      [
        ...boughs,
        sheet.mark(
          [
            [x, y - size * 1.05],
            [x, y],
          ],
          size * 0.03,
        ),
      ],
      {
        second: INDIGO,
        load: (_, py) => 1.1 - Math.max(0, py - y + size * 0.3) * 4,
        lost: 0.15,
        edge: 0.5,
        wobble: 0.005,
      },
    )
  }
  picker(sheet, 0.62, 1.0, 0.062, c(0.55, 0.15, 28))
  rain(sheet, 90, -0.12, 0.42)
})
