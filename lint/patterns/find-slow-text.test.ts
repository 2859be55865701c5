import { expect, test } from 'vitest'

import { findSlowText } from './find-slow-text.ts'

// Written as texts, since as patterns they would be refused here too.
test.each([
  ['two loops over the same characters', String.raw`^(\/[^/\\?][^\\?]*?)\/+(\?.*)?$`, 's'],
  ['two loops around something that may be missing', String.raw`\/Filter\s*\[?\s*\/(\w+)`, ''],
  ['a loop that is tried from every place', String.raw`\s*;\s*`, ''],
  ['the same with a longer beginning', String.raw`<style[^>]*>([\s\S]*?)<\/style>`, 'g'],
  ['a loop that only looks ahead', String.raw`\B(?=(?:\d{3})+$)`, 'g'],
  ['a loop at the end', String.raw`-+$`, ''],
  ['a loop within a loop', String.raw`^(a+)+$`, ''],
  ['a loop over nothing', String.raw`^(a*)*b`, ''],
  ['a choice between the same', String.raw`^(?:a|a)*b`, ''],
  ['words that begin alike', String.raw`^(?:ab|a|b)*c`, ''],
  ['letters of either case', String.raw`^[a-z]*[A-Z]*!`, 'i'],
  ['a loop behind a word', String.raw`\bVersion\/[\d.]+ .*Safari\/`, ''],
])('%s takes more than linear time', (_, source, flags) => {
  expect(findSlowText(source, flags)).toEqual(expect.any(String))
})

test.each([
  ['no loop at all', /abc|def/],
  ['a loop from the beginning on', /^\s*xref\s/],
  ['loops with something else between them', /^[^/]+\/[^/]+$/],
  ['a loop that cannot fail any more', /\n{2,}/],
  ['a loop that takes everything to the end', /trailer[^]*$/],
  ['a loop that ends with its line', /^##.*$/gm],
  ['a loop that begins at a border of words', /\b(\d+) passed \(/],
  ['a loop after what it does not contain', /\{(\w+)\}/g],
  ['a loop behind a look back', /(?<!\/)\/+$/],
  ['a number of times', /(\d{1,10})\s+(\d{1,10})(?:\s+([nf]))?/g],
  ['letters and numbers of any script', /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u],
])('%s takes linear time', (_, { source, flags }) => {
  expect(findSlowText(source, flags)).toBeUndefined()
})

test('what repeats a part of its own match cannot be judged', () => {
  expect(() => findSlowText(String.raw`(a)\1`, '')).toThrow()
})
