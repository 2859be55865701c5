/** Light as it adds up: linear red, green and blue, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour by lightness (0–1), chroma (0–0.37) and hue (degrees) as the eye judges them; clipped to what a screen can show. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  return oklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
}

/** The same by its two opponent axes. */
function oklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** A colour written `#rrggbb`. */
export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16)
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

/** How a colour is written for drawings. */
export const toHex = (color: Rgb) =>
  `#${color
    .map((part) =>
      Math.round(toSrgb(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Between two colours; 0 is the first, 1 the second. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Along several colours, evenly spaced, for a place from 0 to 1. */
export function gradient(colors: readonly Rgb[], place: number): Rgb {
  const at = clamp(place) * (colors.length - 1)
  const first = Math.min(Math.floor(at), colors.length - 2)
  return colors.length === 1 ? (colors[0] as Rgb) : mix(colors[first] as Rgb, colors[first + 1] as Rgb, at - first)
}

export const clamp = (value: number, min = 0, max = 1) => (value < min ? min : value > max ? max : value)

/** 0 below the first edge, 1 above the second, softly between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

export const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
export const toSrgb = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
