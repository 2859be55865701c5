import type { Paint } from '../../painter.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import { curve, placeOn } from '../../painting/curves.ts'
import { Strands } from './strands.ts'

/** Between two lines of equally many points. */
const between = (a: readonly number[], b: readonly number[], share: number) =>
  a.map((part, at) => part + (b[at]! - part) * share)

/** Looked down upon from very near: two halves of combed hair and the line between them. */
export const paintTheParting: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { height, noise } = sheet
  const parting = curve(
    [
      0.66,
      -0.1,
      0.63,
      height * 0.18,
      0.55,
      height * 0.4,
      0.53,
      height * 0.62,
      0.44,
      height * 0.86,
      0.42,
      height * 1.08,
    ],
    200,
  )
  for (const side of [-1, 1]) {
    for (let strand = 0; strand < 1500; strand++) {
      const root = sheet.lots.next()
      const begin = placeOn(parting, root)
      const [x, y] = [begin.x + side * (0.003 + 0.006 * sheet.lots.next()), begin.y]
      const lock = noise(root * 15, side * 5)
      const reach = side < 0 ? 0.75 : 0.62
      const drop = 0.1 + 0.16 * root + lock * 0.07
      const path = curve(
        [
          x,
          y,
          x + side * reach * 0.16,
          y + drop * 0.08,
          x + side * reach * 0.45,
          y + drop * 0.55,
          x + side * reach * 0.75,
          y + drop * 1.5,
          x + side * reach,
          y + drop * 2.7 + lock * 0.06,
        ],
        70,
      )
      const from = sheet.lots.chance(0.72) ? 0 : Math.floor(sheet.lots.between(0.05, 0.6) * 70)
      // The light lies along the round of the head, and there the brush had hardly any ink.
      const glow = 0.3 + 0.1 * noise(root * 5, side + 9) + (side < 0 ? 0.04 : 0)
      sheet.draw(path.slice(from * 2), {
        width: sheet.lots.between(0.0009, 0.0025),
        ink: 1 + 3.2 * sheet.lots.next() ** 1.5,
        set: 0.05,
        lift: 0.5,
        dry: 0.15,
        thin: (share) => 1 - 0.86 * Math.exp(-(((from / 70 + share * (1 - from / 70) - glow) / 0.13) ** 2)),
      })
    }
  }
  for (let stray = 0; stray < 9; stray++) {
    const at = sheet.lots.below(150) * 2 + 20
    const [x, y] = [parting[at]!, parting[at + 1]!]
    const side = stray % 2 ? 1 : -1
    sheet.draw(
      curve([x + side * 0.07, y - 0.04, x, y + 0.012, x - side * 0.09, y + 0.07, x - side * 0.2, y + 0.2], 40),
      { width: 0.0012, ink: 2.2, set: 0.4, lift: 0.6 },
    )
  }
  sheet.finish()
}

/** Three bundles that cross each other, then forget to. */
export const paintBraidHalfUndone: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { height, noise } = sheet
  const loose = height * 0.6
  const middle = (y: number) => 0.56 + 0.06 * Math.sin(y * 1.25 + 0.4)
  // The braid slackens before it lets go.
  const phase = (y: number) => 23 * (y < loose * 0.8 ? y / loose : 1 - 0.2 * Math.exp(-(y / loose - 0.8) / 0.2))
  const centre = (bundle: number, y: number) => {
    const undone = smoothstep(loose * 0.8, loose * 1.2, y)
    const swing = 0.1 * Math.sin(phase(y) + (bundle * Math.PI * 2) / 3) * (1 - undone * 0.6)
    return middle(y) + swing + (bundle - 1) * 0.06 * undone
  }
  const half = (y: number) => 0.072 * (1 - 0.25 * smoothstep(0, loose, y)) + 0.05 * smoothstep(loose * 0.8, height, y)
  // Each time a bundle crosses from one side to the other it lies over whatever crossed before.
  const passes: { bundle: number; from: number; to: number }[] = []
  const free = [0, 0, 0]
  for (let bundle = 0; bundle < 3; bundle++) {
    let [from, side] = [-0.3, 0]
    for (let y = -0.3; y < loose * 1.02; y += 0.002) {
      const turn = Math.floor((phase(y) + (bundle * Math.PI * 2) / 3) / Math.PI + 0.5)
      if (turn === side) continue
      if (side !== 0 || from > -0.3) passes.push({ bundle, from, to: y })
      ;[from, side] = [y, turn]
    }
    free[bundle] = from
  }
  for (const { bundle, from, to } of passes.toSorted((a, b) => a.from - b.from)) {
    const outline: number[] = []
    for (const side of [-1, 1]) {
      for (let at = 0; at <= 24; at++) {
        const y = side < 0 ? from + ((to - from) * at) / 24 : to - ((to - from) * at) / 24
        outline.push(centre(bundle, y) + side * half(y) * 0.9, y)
      }
    }
    sheet.layer.clear(outline, 0.97)
    for (let strand = 0; strand < 95; strand++) {
      const across = (strand + sheet.lots.next()) / 47.5 - 1
      const slack = sheet.lots.between(0.02, 0.16)
      const path: number[] = []
      for (let at = 0; at <= 40; at++) {
        const y = from - (to - from) * slack + (to - from) * (1 + slack * 2) * (at / 40)
        path.push(centre(bundle, y) + across * half(y) * (0.95 + 0.06 * noise(y * 20, strand)), y)
      }
      const round = Math.abs(across) ** 2.6
      const ink = 0.35 + 3.2 * round * sheet.lots.between(0.5, 1) + 2.2 * sheet.lots.next() ** 2.4
      // It goes into shadow where the next bundle will cover it.
      const thin = (share: number) => 0.5 + 0.9 * Math.abs(share - 0.42) ** 1.2
      sheet.draw(path, { width: sheet.lots.between(0.0008, 0.0021), ink, set: 0.1, lift: 0.12, dry: 0, thin })
    }
  }
  for (let bundle = 0; bundle < 3; bundle++) {
    for (let strand = 0; strand < 280; strand++) {
      const across = sheet.lots.bell() * 0.75
      const from = free[bundle]! - 0.03 + 0.05 * sheet.lots.next()
      const to = height * (0.78 + 0.17 * sheet.lots.next())
      const path: number[] = []
      for (let at = 0; at <= 70; at++) {
        const y = from + ((to - from) * at) / 70
        const apart = smoothstep(loose * 0.85, to, y)
        // The braid stays in the hair as a wave.
        const wave = 0.022 * Math.sin(y * 17 + bundle * 2 + across) * (1 - apart * 0.5)
        const spread = across * half(y) * (1 + apart * 0.7)
        path.push(centre(bundle, y) + spread + wave * apart + noise(across * 6, y * 3) * 0.03 * apart, y)
      }
      const ink = 0.4 + 2.6 * sheet.lots.next() ** 2
      sheet.draw(path, { width: sheet.lots.between(0.0007, 0.0018), ink, set: 0.06, lift: 0.6, dry: 0.5 })
    }
  }
  sheet.finish()
}

/** Hair let out of a window to dry: it enters from the right and the wind takes it. */
export const paintDryingAtTheWindow: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots, { tone: [0.95, 0.018, 86] })
  const { width, height, noise } = sheet
  const upper = curve(
    [width + 0.05, 0.14, width * 0.8, 0.15, width * 0.58, 0.3, width * 0.36, 0.33, width * 0.12, 0.23],
    100,
  )
  const lower = curve(
    [width + 0.05, 0.47, width * 0.86, 0.55, width * 0.68, 0.72, width * 0.5, 0.78, width * 0.3, height * 0.7],
    100,
  )
  for (let strand = 0; strand < 1500; strand++) {
    const raw = sheet.lots.next()
    // Hair dries in locks: strands draw together and leave gaps.
    const lock = Math.floor(raw * 11)
    const share = clamp((lock + 0.5 + (((raw * 11) % 1) - 0.5) * 0.9) / 11)
    const path = between(upper, lower, share)
    const reach = Math.floor(sheet.lots.between(0.35, 1) * 100)
    for (let at = 0; at < path.length; at += 2) {
      const out = at / path.length
      const pull = (lock + 0.5) / 11 - share
      path[at + 1]! +=
        (pull * 0.3 * Math.sin(out * Math.PI) ** 1.5 +
          noise(out * 3.2, share * 9) * 0.09 * out +
          noise(out * 7, lock * 3) * 0.05 * out) *
        1
      path[at]! += noise(out * 2.5 + 9, lock * 2) * 0.05 * out
    }
    sheet.draw(path.slice(0, reach * 2), {
      width: sheet.lots.between(0.0008, 0.0022),
      ink: 0.45 + 3.1 * sheet.lots.next() ** 1.7,
      set: 0.02,
      lift: 0.6,
      dry: 0.55,
      breaks: 0.08,
    })
  }
  sheet.finish()
}
