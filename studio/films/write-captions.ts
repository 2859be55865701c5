import type { DemoFilm, Words } from './film.ts'

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  const thousandths = Math.round((seconds - whole) * 1000)
  return `00:00:${String(whole).padStart(2, '0')}.${String(thousandths).padStart(3, '0')}`
}

/** The captions of a film in one language, as WebVTT. */
export function writeCaptions({ captions }: Pick<DemoFilm, 'captions'>, language: keyof Words): string {
  const cues = captions.map(({ from, to, words }) => `${clock(from)} --> ${clock(to)}\n${words[language]}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}
