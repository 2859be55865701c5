import { drawTrack, type Marks, paintSnow, type Sight } from './snow-paint.ts'

/** A field camera left on its tripod, the dark cloth over its back. */
function drawCamera(sight: Sight): Marks {
  const foot = sight(0.62, 4.6)
  const s = foot.scale * 0.95
  const at = (x: number, y: number) => `${(foot.x + x * s).toFixed(1)},${(foot.y - y * s).toFixed(1)}`
  const leg = (x: number, y: number) =>
    `<path d="M${at(0, 0.9)}L${at(x * 0.5, 0.45 + y * 0.5)}" stroke="#fff" stroke-width="${s * 0.024}"/><path d="M${at(x * 0.5, 0.45 + y * 0.5)}L${at(x, y)}" stroke="#fff" stroke-width="${s * 0.014}"/>`
  const shape = (points: [number, number][], opacity = 1) =>
    `<polygon points="${points.map(([x, y]) => at(x, y)).join(' ')}" fill="#fff" fill-opacity="${opacity}"/>`
  let pleats = ''
  for (let pleat = 0; pleat < 9; pleat++) {
    const [share, next] = [pleat / 9, (pleat + 0.62) / 9]
    const half = (along: number) => 0.085 + along * 0.06
    pleats += shape(
      [
        [-0.2 + share * 0.24, 1.04 - half(share)],
        [-0.2 + share * 0.24, 1.04 + half(share)],
        [-0.2 + next * 0.24, 1.04 + half(next)],
        [-0.2 + next * 0.24, 1.04 - half(next)],
      ],
      0.96,
    )
  }
  const bellows = shape(
    [
      [-0.2, 0.955],
      [-0.2, 1.125],
      [0.04, 1.185],
      [0.04, 0.895],
    ],
    0.8,
  )
  const front = shape([
    [-0.23, 0.92],
    [-0.225, 1.16],
    [-0.195, 1.16],
    [-0.2, 0.92],
  ])
  const lens = shape([
    [-0.285, 0.995],
    [-0.285, 1.085],
    [-0.225, 1.095],
    [-0.225, 0.985],
  ])
  const bed = shape([
    [-0.24, 0.885],
    [-0.24, 0.91],
    [0.1, 0.91],
    [0.1, 0.885],
  ])
  const cloth = `<path d="M${at(0.02, 1.215)}C${at(0.06, 1.25)} ${at(0.13, 1.24)} ${at(0.15, 1.2)}C${at(0.19, 1.08)} ${at(0.17, 0.98)} ${at(0.2, 0.84)}C${at(0.215, 0.76)} ${at(0.19, 0.7)} ${at(0.205, 0.62)}C${at(0.16, 0.6)} ${at(0.15, 0.66)} ${at(0.12, 0.63)}C${at(0.1, 0.7)} ${at(0.06, 0.66)} ${at(0.045, 0.72)}C${at(0.06, 0.84)} ${at(0.03, 0.9)} ${at(0.03, 0.99)}Z" fill="#fff" fill-opacity="0.97"/>`
  const pack = `<path d="M${at(0.62, -0.02)}C${at(0.6, 0.1)} ${at(0.62, 0.2)} ${at(0.7, 0.21)}C${at(0.8, 0.22)} ${at(0.83, 0.1)} ${at(0.81, -0.02)}Z" fill="#fff" fill-opacity="0.93"/>`
  const shade = shape(
    [
      [-0.25, 0],
      [0.22, 0.01],
      [1.6, -0.07],
      [1.9, -0.1],
      [1.2, -0.08],
    ],
    0.5,
  )
  return {
    standing:
      leg(-0.25, 0) + leg(0.2, 0.015) + leg(0.03, -0.045) + bed + bellows + pleats + front + lens + cloth + pack,
    lying: shade,
  }
}

/** The studio is wherever the tripod stands. */
export const paintFieldwork = paintSnow({
  seed: 'n9',
  eye: 1,
  focal: 1.3,
  horizon: 0.42,
  far: 60,
  drifts: 0.14,
  ripples: 0.012,
  sun: 0.3,
  sky: [0.6, 0.95],
  air: 0.035,
  land: (x) => -0.02 * x,
  peaks: { from: 12, height: 4.4, spread: 9 },
  marks: (sight, lots) => {
    const track = drawTrack((share) => [-0.9 + 1.75 * share ** 0.8 + Math.sin(share * 3) * 0.25, 1.3 + share * 3.2])(
      sight,
      lots,
    )
    const camera = drawCamera(sight)
    return { ...camera, lying: track.lying + camera.lying, pale: track.pale ?? '' }
  },
  print: { exposure: 1.08, contrast: 1.25 },
})
