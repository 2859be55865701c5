import type { Canvas } from './canvas.ts'
import { type Rgb, smoothstep } from './color.ts'
import { InkLayer, type Path } from './ink-layer.ts'
import { createNoise, layered, sampled } from './noise.ts'

interface Wash {
  seed: string
  /** Density of the even part. */
  load: number
  /** How much pigment is carried to the rim where it dried. */
  pool?: number
  /** How far the rim wanders, in units. */
  wander?: number
  tooth?: Float32Array
}

/** A watercolour wash within closed outlines: cloudy inside, darker where the puddle dried, settled into the paper. */
export function layWash(
  canvas: Canvas,
  outlines: readonly Path[],
  color: Rgb,
  { seed, load, pool = 0.9, wander = 0.006, tooth }: Wash,
): void {
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const noise = layered(createNoise(`wash ${seed}`), 3)
  const wet = new InkLayer(canvas)
  for (const outline of outlines) {
    const loose: number[] = []
    for (let at = 0; at < outline.length; at += 2) {
      const [x, y] = [outline[at]!, outline[at + 1]!]
      loose.push(x + noise(x * 14, y * 14) * wander, y + noise(x * 14 + 50, y * 14) * wander)
    }
    wet.flood(loose, 1)
  }
  const soft = new InkLayer(canvas)
  for (let at = 0; at < wet.load.length; at++) soft.load[at] = wet.load[at] = Math.min(1, wet.load[at]!)
  soft.spread(0.004, 1)
  const cloud = sampled((x, y) => 0.55 + 0.75 * smoothstep(-0.45, 0.55, noise(x * 4 + 9, y * 4)), width, height, 50)
  const across = canvas.width
  for (let at = 0; at < wet.load.length; at++) {
    const inside = wet.load[at]!
    if (inside === 0) continue
    const rim = 1 - soft.load[at]!
    const even = cloud((at % across) / canvas.unit, Math.floor(at / across) / canvas.unit)
    wet.load[at] = inside * load * (even + pool * rim)
  }
  wet.lay(canvas, color, { grip: 0.35, deepest: 2.4, ...(tooth ? { tooth } : {}) })
}
