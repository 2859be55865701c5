import type { LightMap } from './light-map.ts'

const WEIGHTS = [0.375, 0.25, 0.0625]

/**
 * Smooths light that was drawn by lot, in ever wider steps, along surfaces and never across their edges; where the
 * light itself changes by more than the lots explain, as at a shadow's edge, it stays.
 */
export function smoothLight(map: LightMap, light: Float32Array, spread: Float32Array, passes: number): void {
  const { width, height, id, normal, place } = map
  holdSparks(map, light)
  let [from, to] = [light.slice(), new Float32Array(light.length)]
  let doubt: Float32Array = calm(spread, width, height)
  let less: Float32Array = new Float32Array(spread.length)
  for (let pass = 0; pass < passes; pass++) {
    const step = 1 << pass
    for (let row = 0, at = 0; row < height; row++) {
      for (let column = 0; column < width; column++, at++) {
        const here = at * 3
        const tone = from[here + 1]!
        const slack = 1 / (5 * Math.sqrt(doubt[at]!) + 0.0015 + tone * 0.008)
        const reach = 1 / (0.004 + 0.006 * step)
        let [red, green, blue, sum, left] = [0, 0, 0, 0, 0]
        for (let v = -2; v <= 2; v++) {
          const y = row + v * step
          if (y < 0 || y >= height) continue
          for (let u = -2; u <= 2; u++) {
            const x = column + u * step
            if (x < 0 || x >= width) continue
            const other = y * width + x
            if (id[other] !== id[at]) continue
            const there = other * 3
            const alike =
              normal[here]! * normal[there]! +
              normal[here + 1]! * normal[there + 1]! +
              normal[here + 2]! * normal[there + 2]!
            if (alike < 0.9) continue
            const off =
              Math.abs(
                normal[here]! * (place[there]! - place[here]!) +
                  normal[here + 1]! * (place[there + 1]! - place[here + 1]!) +
                  normal[here + 2]! * (place[there + 2]! - place[here + 2]!),
              ) * reach
            if (off > 2) continue
            const change = Math.abs(from[there + 1]! - tone) * slack
            if (change > 4) continue
            const close = alike * alike
            const weight =
              WEIGHTS[v < 0 ? -v : v]! * WEIGHTS[u < 0 ? -u : u]! * close * close * close * Math.exp(-change - off)
            red += from[there]! * weight
            green += from[there + 1]! * weight
            blue += from[there + 2]! * weight
            left += doubt[other]! * weight * weight
            sum += weight
          }
        }
        to[here] = red / sum
        to[here + 1] = green / sum
        to[here + 2] = blue / sum
        less[at] = left / (sum * sum)
      }
    }
    ;[from, to] = [to, from]
    ;[doubt, less] = [less, doubt]
  }
  light.set(from)
}

/** How uncertain the light is, judged with the neighbours: single points know too little of it. */
function calm(spread: Float32Array, width: number, height: number): Float32Array {
  const calmed = new Float32Array(spread.length)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      let [sum, count] = [0, 0]
      for (let y = Math.max(0, row - 2); y <= Math.min(height - 1, row + 2); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(width - 1, column + 2); x++, count++) {
          sum += spread[y * width + x]!
        }
      }
      calmed[at] = sum / count
    }
  }
  return calmed
}

/** A point much brighter than everything around it on the same surface is chance: it is given its neighbours' light. */
function holdSparks({ width, height, id }: LightMap, light: Float32Array): void {
  const before = light.slice()
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      let [sum, count, most] = [0, 0, 0]
      for (let v = -1; v <= 1; v++) {
        for (let u = -1; u <= 1; u++) {
          const other = at + v * width + u
          if (other === at || id[other] !== id[at]) continue
          const tone = before[other * 3 + 1]!
          sum += tone
          count++
          if (tone > most) most = tone
        }
      }
      const tone = before[at * 3 + 1]!
      if (count < 3 || tone <= most * 1.15) continue
      const factor = sum / count / tone
      for (let part = 0; part < 3; part++) light[at * 3 + part]! *= factor
    }
  }
}
