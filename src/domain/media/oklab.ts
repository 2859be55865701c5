/** A colour in OKLab, where equal distances look equal: lightness from 0 to 1, then green–red and blue–yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** From eight bits a channel of sRGB. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** As `#rrggbb`; what sRGB cannot show is brought to its edge. */
export function toHex([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`
}

/** How different two colours look: 0.02 is just seen, 1 is black and white. */
export const differenceOf = (one: Oklab, other: Oklab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function byteOf(value: number): number {
  const bent = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(Math.min(Math.max(bent, 0), 1) * 255)
}
