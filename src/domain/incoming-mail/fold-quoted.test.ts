import { expect, test } from 'vitest'

import { measureGrowth, MOST_GROWTH } from '../../testing/measure-growth.ts'
import { foldQuoted } from './fold-quoted.ts'

const OURS = ['gallery.example']
const fold = (...lines: string[]) => foldQuoted(lines.join('\n'), OURS)

test.each([
  ['On Tue, 17 Nov 2026 at 09:12, Galerie <mail@gallery.example> wrote:'],
  ['On Tue, 17 Nov 2026 at 09:12, a gallery with a long name', '<mail@gallery.example> wrote:'],
  ['Le mar. 17 nov. 2026 à 09:12, Galerie <mail@gallery.example> a écrit :'],
  ['Am 17.11.26 um 09:12 schrieb Galerie:'],
  ['在 2026年11月17日，09:12，Galerie <mail@gallery.example> 写道：'],
])('what a program quotes behind %s is folded away, in whatever language', (...introduction) => {
  expect(
    fold('Yes, please.', '', 'Ada', '', ...introduction, '', '> We have answered you', '>', '> > Is it signed?', ''),
  ).toEqual({
    said: 'Yes, please.\n\nAda',
    quoted: [...introduction, '', '> We have answered you', '>', '> > Is it signed?'].join('\n'),
  })
})

test.each([
  ['-----Original Message-----', 'From: x'],
  ['-----Ursprüngliche Nachricht-----', 'Von: x'],
  ['From: Galerie <mail@gallery.example>', 'Sent: Tuesday', 'To: Ada'],
  ['De : Galerie <mail@gallery.example>', 'Envoyé : mardi', 'À : Ada'],
  ['发件人：Galerie <mail@gallery.example>', '发送时间：星期二', '收件人：Ada'],
])('so is all below %s', (...head) => {
  const { said, quoted } = fold('Yes, please.', '', ...head, '', 'We have answered you', 'as you asked.')
  expect([said, quoted.split('\n')[0]]).toEqual(['Yes, please.', head[0]])
})

test('what is answered between the quotes stays with them, and so does what only looks like a head', () => {
  const between = ['> Is it signed?', 'Yes.', '> And framed?', 'No.']
  expect(fold(...between)).toEqual({ said: between.join('\n'), quoted: '' })
  const signature = ['Yes, please.', '', 'E: ada@example.com', 'T: 01 23 45', 'W: example.com', '-- ', '-----']
  expect(fold(...signature)).toEqual({ said: signature.join('\n'), quoted: '' })
  // Her own words end in a colon, and introduce nothing.
  expect(fold('I like these:', '> one', '> two').said).toBe('I like these:')
})

test('where nothing of their own would be left, all of it stays', () => {
  expect(fold('> Is it signed?')).toEqual({ said: '> Is it signed?', quoted: '' })
  expect(fold('')).toEqual({ said: '', quoted: '' })
})

test('a text of any form takes time in proportion to its length', async () => {
  for (const line of ['> x\n', 'a@gallery.example: b\n', '-----a-----b\n', 'On 1:\n', '\n', ':']) {
    const growth = await measureGrowth((size) => foldQuoted(`x\n${line.repeat(size)}`, OURS), 50_000)
    expect([line, growth < MOST_GROWTH]).toEqual([line, true])
  }
})
