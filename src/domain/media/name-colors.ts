import type { Color } from '../../contract/color.ts'
import type { Oklab } from './oklab.ts'

type Rule = (lightness: number, chroma: number, hue: number) => boolean

const isWarm = (hue: number) => hue >= 28 && hue < 108

// The first that fits gives the name. Lightness goes from 0 to 1, chroma from 0 (grey) to 0.3, the hue from red (29)
// over yellow (110), green (142) and blue (264) back to red. Warm tones get their own names much sooner than cold ones.
const RULES: [Color, Rule][] = [
  ['black', (lightness, chroma) => lightness < 0.18 && chroma < 0.06],
  ['black', (lightness, chroma, hue) => lightness < 0.34 && chroma < (isWarm(hue) ? 0.015 : 0.03)],
  ['white', (lightness, chroma) => lightness > 0.935 && chroma < 0.03],
  ['grey', (_lightness, chroma, hue) => chroma < (isWarm(hue) ? 0.022 : 0.035)],
  ['beige', (lightness, chroma, hue) => hue >= 35 && hue < 108 && lightness >= 0.68 && chroma < 0.108],
  ['brown', (lightness, chroma, hue) => hue >= 28 && hue < 100 && lightness < 0.7 && chroma < 0.13],
  ['brown', (lightness, _chroma, hue) => hue >= 38 && hue < 85 && lightness < 0.56],
  ['pink', (lightness, chroma, hue) => (hue < 32 || hue >= 335) && lightness >= (chroma < 0.13 ? 0.62 : 0.7)],
  ['pink', (lightness, _chroma, hue) => (hue < 8 || hue >= 335) && lightness >= 0.55],
  ['orange', (lightness, _chroma, hue) => hue >= 31 && hue < 75 && lightness >= 0.56],
  ['yellow', (lightness, _chroma, hue) => hue >= 75 && hue < 113 && lightness >= 0.6],
  ['red', (_lightness, _chroma, hue) => hue < 75 || hue >= 350],
  ['green', (_lightness, _chroma, hue) => hue < 172],
  ['turquoise', (_lightness, _chroma, hue) => hue < 215],
  ['blue', (_lightness, _chroma, hue) => hue < 288],
]

// A little red is seen at once, a little grey never.
const QUIET: Color[] = ['black', 'grey', 'white', 'beige', 'brown']
const LEAST_SHARE = { quiet: 0.15, loud: 0.08 }
const MOST_NAMES = 4

/** The names of the colours that a picture would be remembered by, the largest first; at least one. */
export function nameColors(colors: Oklab[]): Color[] {
  const counts = new Map<Color, number>()
  for (const color of colors) {
    const name = nameColor(color)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const bySize = [...counts].toSorted(([, one], [, other]) => other - one)
  const named = bySize
    .filter(([name, count]) => count / colors.length >= LEAST_SHARE[QUIET.includes(name) ? 'quiet' : 'loud'])
    .map(([name]) => name)
  return named.length > 0 ? named.slice(0, MOST_NAMES) : bySize.slice(0, 1).map(([name]) => name)
}

/** What most people would call a colour. */
export function nameColor([lightness, a, b]: Oklab): Color {
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const chroma = Math.hypot(a, b)
  return RULES.find(([, fits]) => fits(lightness, chroma, hue))?.[0] ?? 'purple'
}
