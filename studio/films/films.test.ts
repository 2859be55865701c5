import { expect, test } from 'vitest'

import { FILM } from './film.ts'
import { FILMS } from './films.ts'
import { writeCaptions } from './write-captions.ts'
import { type Chunk, writeWebm } from './write-webm.ts'

test('captions follow each other, end with the film and can be read in their time', () => {
  for (const { captions } of FILMS) {
    let before = 0
    for (const { from, to, words } of captions) {
      expect(from).toBeGreaterThanOrEqual(before)
      expect(to).toBeLessThanOrEqual(FILM.seconds)
      // More than so many letters a second, or Chinese signs, are read by nobody who also looks.
      for (const text of [words.en, words.fr]) expect(text.length / (to - from)).toBeLessThan(23)
      expect(words.cn.length / (to - from)).toBeLessThan(9)
      before = to
    }
    expect(before).toBeGreaterThan(FILM.seconds - 1)
  }
})

test('captions are WebVTT', () => {
  const [film] = FILMS
  if (!film) throw new Error('There is no film.')
  expect(writeCaptions(film, 'en')).toMatch(
    /^WEBVTT\n\n00:00:00\.200 --> 00:00:02\.000\nRaw linen, washed and dried\.\n/,
  )
})

test('a film begins a cluster with every frame that stands alone, where its cue says', () => {
  const chunks = Array.from({ length: 50 }, (_, at): Chunk => ({
    data: Buffer.alloc(9, at),
    time: at * 50,
    isKey: at % 20 === 0,
  }))
  const film = writeWebm({ width: 96, height: 54, framesPerSecond: 20, codec: 'V_VP9', chunks })
  const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 12
  const cluster = Buffer.from('1f43b675', 'hex')
  const cues: number[] = []
  for (
    let at = film.indexOf('f101000000000000', 0, 'hex');
    at > 0;
    at = film.indexOf('f101000000000000', at + 1, 'hex')
  ) {
    if (film[at + 8] === 4) cues.push(film.readUInt32BE(at + 9))
  }
  expect(cues.length).toBe(3)
  for (const cue of cues) expect(film.subarray(segment + cue, segment + cue + 4)).toEqual(cluster)
  expect(film.includes('V_VP9')).toBe(true)
})
