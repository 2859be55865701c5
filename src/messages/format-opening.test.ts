import { expect, test } from 'vitest'

import { visit as chinese } from './cn/gallery/visit.ts'
import { visit as english } from './en/gallery/visit.ts'
import { formatHoliday } from './format-opening.ts'
import { visit as french } from './fr/gallery/visit.ts'

const CLOSED = { begins: '2026-12-24', ends: '2027-01-02', reason: 'Christmas' }
const LATE = { begins: '2026-06-21', ends: '2026-06-21', opens: '10:00', closes: '22:30' }

test.each([
  ['en', english, 'Closed 24 December 2026 – 2 January 2027 (Christmas)', '21 June 2026, 10\u00a0am to 10.30\u00a0pm'],
  [
    'fr',
    french,
    'Fermeture\u00a0: 24 décembre 2026 – 2 janvier 2027 (Christmas)',
    '21 juin 2026, de 10\u00a0h à 22\u00a0h\u00a030',
  ],
  ['cn', chinese, '2026年12月24日 – 2027年1月2日休息（Christmas）', '2026年6月21日，10:00 至 22:30'],
] as const)('days that are not as usual are told in %s', (locale, { gallery }, closed, late) => {
  expect([formatHoliday(CLOSED, locale, gallery), formatHoliday(LATE, locale, gallery)]).toEqual([closed, late])
})
