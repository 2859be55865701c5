import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'

import { anyBill } from '../../testing/e-invoice/any-bill.ts'
import { BREAKAGES, SCHEMA_BREAKAGES } from '../../testing/e-invoice/broken-cii.ts'
import { findBrokenRules } from '../../testing/e-invoice/find-broken-rules.ts'
import { findSchemaFaults } from '../../testing/e-invoice/find-schema-faults.ts'
import type { Bill } from './bill.ts'
import { sumBill } from './sum-bill.ts'
import { writeCii } from './write-cii.ts'
import { sayable } from './write-xml.ts'

const WORDS = { isTest: 'A test, worth <nothing>', isExempt: 'Without VAT' }
const RAM = { ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100' }

const INVOICE: Bill = {
  kind: 'invoice',
  number: 'F-2026-00017',
  isTest: false,
  locale: 'en',
  currency: 'EUR',
  day: '2026-11-18',
  paidDay: '2026-11-17',
  seller: {
    name: 'Galerie Cimaise',
    brand: 'Cimaise',
    legalForm: 'SARL',
    register: 'RCS Paris 303 265 045',
    vatNumber: 'FR40303265045',
    street: '14 rue des Trois-Tilleuls',
    postcode: '75011',
    city: 'Paris',
    country: 'FR',
    email: 'hello@cimaise.example',
    phone: '+33 1 99 00 00 00',
  },
  buyer: {
    name: 'Ada Roth',
    company: 'Atelier & Söhne',
    vatNumber: 'DE 123 456 789',
    address: 'Domstraße 1',
    postcode: '50667',
    city: 'Köln',
    country: 'DE',
  },
  reference: 'CIM-4711',
  corrects: null,
  deliveredTo: {
    name: 'Ada Roth',
    company: '',
    address: 'Seestrasse 2',
    postcode: '8001',
    city: 'Zürich',
    country: 'CH',
  },
  lines: [
    { name: 'Nuit d’hiver', details: ['Oil on canvas', '80 × 60 cm'], gross: 12_000, vatRate: 2000, vat: 2000 },
    { name: 'Print', details: [], gross: 5275, vatRate: 550, vat: 275 },
    { name: 'Insurance', details: [], gross: 10_500, vatRate: 0, vat: 0 },
  ],
}
const CREDIT_NOTE: Bill = {
  ...INVOICE,
  kind: 'credit-note',
  number: 'A-2026-00002',
  corrects: { number: 'F-2026-00017', day: '2026-11-18' },
  deliveredTo: null,
}

/** What an XML says at a place, each text of it. */
function read(xml: string, place: string): string[] {
  using document = XmlDocument.fromString(xml)
  return document.find(place, RAM).map(({ content }) => content)
}

function replaceOnce(xml: string, { from, to }: { from: string; to: string }): string {
  expect(xml).toContain(from)
  return xml.replace(from, () => to)
}

test('any bill passes the schema, and says its lines and sums to the cent', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      const xml = writeCii(bill, WORDS)
      const { net, vat, gross, rates } = sumBill(bill)
      const cents = (place: string) => read(xml, place).map((amount) => Math.round(Number(amount) * 100))
      const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation'

      expect(findSchemaFaults(xml)).toEqual([])
      expect(cents(`${sums}/ram:*`)).toEqual([net, net, vat, gross, gross, 0])
      expect(cents('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount')).toEqual(
        bill.lines.map((line) => line.gross - line.vat),
      )
      expect(cents('//ram:CalculatedAmount')).toEqual(rates.map((rate) => rate.vat))
      expect(read(xml, '//ram:SpecifiedTradeProduct/ram:Name')).toEqual(
        bill.lines.map(({ name }) => sayable(name) || '–'),
      )
    }),
    { numRuns: 200 },
  )
})

test('any bill passes the rules', () => {
  fc.assert(
    fc.property(anyBill, (bill) => {
      expect(findBrokenRules(writeCii(bill, WORDS))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test.for(BREAKAGES)('what breaks $breaks is found by it: $to', (breakage) => {
  const broken = replaceOnce(writeCii(INVOICE, WORDS), breakage)

  expect(findBrokenRules(broken)).toContain(breakage.breaks)
})

test('a seller whom nobody can identify is found, and so is an invoice without lines', () => {
  const nobody = { ...INVOICE, seller: { ...INVOICE.seller, register: null, vatNumber: null } }
  const empty = writeCii({ ...INVOICE, lines: [] }, WORDS)

  expect(findBrokenRules(writeCii(nobody, WORDS))).toEqual(['BR-CO-26', 'BR-S-02', 'BR-E-02'])
  expect(findBrokenRules(empty)).toEqual(['BR-16', 'BR-CO-18'])
  expect(findSchemaFaults(empty)).toHaveLength(1)
})

test.for(SCHEMA_BREAKAGES)('the schema says "$breaks" of $to', (breakage) => {
  const faults = findSchemaFaults(replaceOnce(writeCii(INVOICE, WORDS), breakage))

  expect(faults.join()).toContain(breakage.breaks)
})

test('an invoice is paid by card, names its order and when it was delivered to whom', () => {
  const xml = writeCii(INVOICE, WORDS)

  expect(findSchemaFaults(xml)).toEqual([])
  expect(read(xml, '//ram:ApplicableHeaderTradeDelivery//ram:Name')).toEqual(['Ada Roth'])
  expect(read(xml, '//ram:ActualDeliverySupplyChainEvent')).toEqual(['20261117'])
  expect(read(xml, '//ram:SpecifiedTradeSettlementPaymentMeans')).toEqual(['48'])
  expect(read(xml, '//ram:SellerOrderReferencedDocument')).toEqual(['CIM-4711'])
  expect(read(xml, '//ram:IncludedNote/ram:Content')).toEqual(['Galerie Cimaise · SARL · RCS Paris 303 265 045'])
  expect(read(xml, '//ram:Description')).toEqual(['Oil on canvas\n80 × 60 cm'])
})

test('a credit note names the invoice that it corrects, and delivers nothing', () => {
  const xml = writeCii(CREDIT_NOTE, WORDS)

  expect([...findSchemaFaults(xml), ...findBrokenRules(xml)]).toEqual([])
  expect(read(xml, '//ram:InvoiceReferencedDocument/*')).toEqual(['F-2026-00017', '20261118'])
  expect(read(xml, '//ram:ApplicableHeaderTradeDelivery/*')).toEqual([])
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
})

test('a paper of the sandbox says so', () => {
  const xml = writeCii({ ...INVOICE, isTest: true }, WORDS)

  expect(read(xml, '//ram:IncludedNote/ram:Content')).toContain(WORDS.isTest)
})

test('companies are known by their VAT numbers, French ones by that of their register too', () => {
  const party = (place: string, bill: Partial<Bill>) =>
    read(writeCii({ ...INVOICE, ...bill }, WORDS), `//ram:${place}//ram:ID`)
  const { seller, buyer } = INVOICE

  expect(party('SellerTradeParty', {})).toEqual(['303265045', 'FR40303265045'])
  expect(party('SellerTradeParty', { seller: { ...seller, vatNumber: null } })).toEqual([
    seller.register,
    seller.register,
  ])
  expect(party('BuyerTradeParty', {})).toEqual(['DE123456789'])
  expect(party('BuyerTradeParty', { buyer: { ...buyer, vatNumber: '9144 0101' } })).toEqual(['9144 0101'])
  expect(party('BuyerTradeParty', { buyer: { ...buyer, vatNumber: 'fr12.000.123.456' } })).toEqual(['FR12000123456'])
})
