import { expect, test } from 'vitest'

import { FILM, makeFilm } from './make-film.ts'

test('a film is a WebM of AV1 frames, each where its cue says', async () => {
  const film = await makeFilm({ slug: 'plain', width: 40, height: 30, paint: (canvas) => canvas.light(() => 0.5) })

  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(film.includes('V_AV1')).toBe(true)
  const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 12
  const cluster = Buffer.from('1f43b675', 'hex')
  const cues = [...film.toString('latin1').matchAll(/\xf1\x01\0\0\0\0\0\0([\x01-\x04])/g)].map((match) => {
    const size = match[1]?.charCodeAt(0) ?? 0
    return film.readUIntBE(match.index + 9, size)
  })
  expect(cues.length).toBe(FILM.framesPerSecond * FILM.seconds)
  for (const cue of cues) expect(film.subarray(segment + cue, segment + cue + 4)).toEqual(cluster)
})
