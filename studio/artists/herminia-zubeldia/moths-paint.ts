import { drawMoth } from './moth.ts'
import { bite, type Etch, ground, hatch, scratch, stop, stopRound } from './needle.ts'

/** One great moth, spread. */
export const etchEmperor: Etch = (lots, w, h) => {
  const moth = drawMoth(lots, {
    x: w * 0.485,
    y: h * 0.53,
    size: w * 0.4,
    turn: -0.06,
    tones: [0.55, 0.36, 0.8],
    eyes: true,
    bands: 3,
  })
  return {
    tones: ground(w, h, 0.05) + moth.tones,
    lines:
      moth.lines +
      hatch(lots, [w * 0.1, h * 0.84, w * 0.8, h * 0.06], { angle: 0.05, gap: 30, length: 110, depth: 0.6 }),
    burnished: moth.burnished,
  }
}

/** The lamp has gathered them; it is the only paper left white. */
export const etchLamp: Etch = (lots, w, h) => {
  let tones = ground(w, h, 0.94)
  let lines = ''
  const [x, y] = [w * 0.4, h * 0.36]
  for (const [reach, depth] of [
    [0.44, 0.8],
    [0.31, 0.58],
    [0.195, 0.3],
  ] as const)
    tones += stopRound(lots, [x, y], w * reach, w * reach, depth, 0.03)
  tones += stopRound(lots, [x, y], w * 0.085, w * 0.1, 0, 0.02)
  tones +=
    stop(
      lots,
      [
        [x - 16, y - w * 0.1],
        [x + 16, y - w * 0.1],
        [x + 11, y - w * 0.15],
        [x - 11, y - w * 0.15],
      ],
      0.97,
    ) + `<path d="M${x} 0V${y - w * 0.14}" stroke="${bite(0.97)}" stroke-width="4"/>`
  for (let at = 0; at < 13; at++) {
    const [angle, far] = [at * 2.4 + lots.bell() * 0.3, w * (0.14 + 0.028 * at + lots.bell() * 0.02)]
    const size = w * lots.between(0.026, 0.058)
    const moth = drawMoth(lots, {
      x: x + Math.cos(angle) * far,
      y: y + Math.sin(angle) * far,
      size,
      turn: lots.next() * 6.28,
      tones: at % 3 ? [0.1, 0.2, 0.5] : [0.9, 0.8, 0.95],
      bands: 1,
      fine: false,
    })
    tones += moth.tones
    lines += moth.lines
  }
  lines += hatch(lots, [0, h * 0.72, w, h * 0.26], { angle: 0.8, gap: 30, length: 90, depth: 1 })
  return {
    tones,
    lines,
    burnished: `<path d="M${x - w * 0.3} ${y + w * 0.2}Q${x - w * 0.1} ${y + w * 0.42} ${x + w * 0.3} ${y + w * 0.3}" fill="none" stroke="#fff" stroke-width="9" stroke-opacity="0.4"/>`,
  }
}

/** Nine of a summer, pinned in rows; one place is empty. */
export const etchNine: Etch = (lots, w, h) => {
  let [tones, lines, burnished] = [ground(w, h, 0.04), '', '']
  for (let at = 0; at < 9; at++) {
    const [column, row] = [at % 3, Math.floor(at / 3)]
    const [x, y] = [w * (0.19 + column * 0.31) + lots.bell() * 5, h * (0.19 + row * 0.3) + lots.bell() * 5]
    lines += scratch(
      lots,
      [
        [x - 16, y + h * 0.105],
        [x + 18, y + h * 0.105],
      ],
      { width: 0.9, depth: 0.6 },
    )
    if (at === 5) {
      lines += scratch(
        lots,
        [
          [x, y - 22],
          [x + 1, y + 16],
        ],
        { width: 1.4 },
      )
      tones += stopRound(lots, [x, y - 24], 4, 4, 0.9)
      continue
    }
    const moth = drawMoth(lots, {
      x,
      y,
      size: w * lots.between(0.1, 0.138),
      turn: lots.bell() * 0.09,
      tones: lots.pick([
        [0.72, 0.4, 0.92],
        [0.3, 0.2, 0.75],
        [0.9, 0.62, 0.2],
        [0.5, 0.75, 0.95],
      ] as [number, number, number][]),
      eyes: at % 4 === 0,
      bands: 1 + lots.below(3),
      fine: true,
      isFeathered: lots.chance(0.5),
    })
    tones += moth.tones
    lines += moth.lines
    burnished += moth.burnished
  }
  return { tones, lines, burnished }
}
