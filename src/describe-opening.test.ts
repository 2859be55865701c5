import { expect, test } from 'vitest'

import { describeOpening } from './describe-opening.ts'

test('a demo on this machine is told in one line', () => {
  expect(
    describeOpening({
      demo: { isOn: true, reason: 'DEMO=on is set' },
      payments: 'sandbox',
      mail: { isSent: false, isShown: true, folder: 'data/outbox' },
      services: ['Cimaise ID (demo)', 'Google'],
    }),
  ).toBe(
    'Demo: on, since DEMO=on is set. Payments: sandbox with test cards. Mail: kept in data/outbox, shown to everybody at /outbox. Login services: Cimaise ID (demo), Google.',
  )
})

test('a gallery that takes money is told in one line', () => {
  expect(
    describeOpening({
      demo: { isOn: false, reason: 'DATABASE_URL is set (DEMO=on would open it)' },
      payments: 'stripe',
      mail: { isSent: true, isShown: false, folder: 'data/outbox' },
      services: [],
    }),
  ).toBe(
    'Demo: off, since DATABASE_URL is set (DEMO=on would open it). Payments: Stripe. Mail: sent by SMTP. Login services: none.',
  )
})

test('where nothing is paid and mails only lie there, that is told', () => {
  const mail = { isSent: false, isShown: false, folder: 'data/outbox' }

  expect(
    describeOpening({ demo: { isOn: false, reason: 'DEMO=off is set' }, payments: undefined, mail, services: [] }),
  ).toBe(
    'Demo: off, since DEMO=off is set. Payments: none. Mail: reaches nobody, since SMTP_URL is not set; kept in data/outbox. Login services: none.',
  )
})
