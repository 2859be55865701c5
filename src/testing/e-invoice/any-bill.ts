import fc from 'fast-check'

import { LOCALES } from '../../contract/locale.ts'
import type { Bill, BillLine } from '../../domain/papers/index.ts'

const HOSTILE = [
  ...['', ' ', '\u0000', '\u0001\u001f', '\ud800', 'a\udc00b', '\ufffe', '\u0085\u2028', 'a\r\nb\tc', '\u202e\u200b'],
  ...[
    '<a>&amp;</a>',
    ']]>',
    '<!--',
    '<?xml?>',
    '&#0;',
    '"\'',
    '{rate}',
    '${x}',
    '../..',
    "' or 1=1",
    'x'.repeat(5_000),
  ],
  ...['墨与雪', 'لوحة زيتية', '🖼️👩🏽‍🎨', 'e\u0301', 'ÀÉ – œ'],
]

/** Texts as people type them, and as nobody should. */
const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const anyCountry = fc.constantFrom('FR', 'DE', 'CN', 'US', 'GR', 'XK', 'MC', 'GB')
const anyDay = fc.constantFrom('2024-02-29', '2026-01-01', '2026-11-18', '2026-12-31')
const anyPlace = { address: anyText, postcode: anyText, city: anyText, country: anyCountry }
const anyPerson = { name: anyText, company: anyText, ...anyPlace }
const anyVatNumber = fc.constantFrom(
  '',
  'FR 40 303 265 045',
  'de123456789',
  'EL.094-259-216',
  'XX123',
  '91440101',
  '<&>',
)

const anyLine = fc
  .record({
    name: anyText,
    details: fc.array(anyText, { maxLength: 3 }),
    gross: fc.oneof(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(1, 2, 3, 5, 99, 100_000_000)),
    vatRate: fc.constantFrom(0, 210, 550, 1000, 2000),
  })
  .map((line): BillLine => ({ ...line, vat: line.gross - Math.round((line.gross * 10_000) / (10_000 + line.vatRate)) }))

const anySeller = fc
  .record({
    name: anyText,
    legalForm: fc.option(anyText),
    register: fc.option(anyText),
    vatNumber: fc.constantFrom('FR40303265045', 'DE123456789', 'EL094259216', 'AU51824753556'),
    street: anyText,
    postcode: anyText,
    city: anyText,
    country: anyCountry,
    brand: anyText,
    email: fc.option(anyText),
    phone: fc.option(anyText),
  })
  .chain((seller) => fc.constantFrom(seller, { ...seller, vatNumber: null, register: 'RCS Paris 303 265 045' }))

/** Bills of every kind that a gallery may write, with hostile texts in them, for tests. */
export const anyBill: fc.Arbitrary<Bill> = fc
  .record({
    number: fc.constantFrom('F-2026-00001', 'TEST-2026-00012'),
    isTest: fc.boolean(),
    locale: fc.constantFrom(...LOCALES),
    currency: fc.constant('EUR' as const),
    day: anyDay,
    paidDay: anyDay,
    seller: anySeller,
    buyer: fc.record({ ...anyPerson, vatNumber: anyVatNumber }),
    reference: anyText,
    deliveredTo: fc.option(fc.record(anyPerson)),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 15 }),
  })
  .chain((bill) =>
    fc.constantFrom<Bill>(
      { ...bill, kind: 'invoice', corrects: null },
      { ...bill, kind: 'credit-note', corrects: { number: 'F-2026-00001', day: bill.day } },
    ),
  )
