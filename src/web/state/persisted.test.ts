import { expect, test } from 'vitest'

import { keptAs } from './persisted.ts'

interface Notice {
  isRead: boolean
  seen: number
}

const current: Notice = { isRead: false, seen: 0 }
const options = { name: 'notice', part: ({ isRead }: Notice) => ({ isRead }), isWorthKeeping: () => true }

test.each([
  ['nothing was kept', keptAs(options), undefined],
  ['the same was kept', keptAs(options), { isRead: false }],
  [
    'what was kept is mended to the same',
    keptAs({ ...options, mend: () => ({ isRead: false }) }),
    { isRead: 'perhaps' },
  ],
])('a state stays the very same, so that nobody renders anew, if %s', (_why, { merge }, kept) => {
  expect(merge?.(kept, current)).toBe(current)
})

test('what was kept takes the place of what is there, and leaves the rest', () => {
  expect(keptAs(options).merge?.({ isRead: true }, current)).toEqual({ isRead: true, seen: 0 })
})
