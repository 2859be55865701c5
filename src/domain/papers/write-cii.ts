import type { Bill, BillLine } from './bill.ts'
import { sumBill, type RateSum } from './sum-bill.ts'
import { nameOf, writeBuyer, writeSeller, writeShipTo } from './write-cii-party.ts'
import { sayable, writeGroup, writeText } from './write-xml.ts'

/** What is said within the XML in the language of the bill. */
export interface CiiWords {
  /** That a paper was paid with test cards and is worth nothing. */
  isTest: string
  /** Why something carries no VAT. */
  isExempt: string
}

const NAMESPACES = Object.entries({
  rsm: 'CrossIndustryInvoice',
  ram: 'ReusableAggregateBusinessInformationEntity',
  qdt: 'QualifiedDataType',
  udt: 'UnqualifiedDataType',
}).map(([prefix, name]) => ` xmlns:${prefix}="urn:un:unece:uncefact:data:standard:${name}:100"`)

// The codes of the UN's lists that our papers need.
const TYPES = { invoice: '380', 'credit-note': '381' }
const BY_CARD = '48'
const PIECE = 'C62'

/**
 * The bill as machines read it: EN 16931 in the syntax of the UN's Cross Industry Invoice, which Factur-X puts into the
 * PDF. It has a line at least, and a seller with a VAT number or a register.
 */
export function writeCii(bill: Bill, words: CiiWords): string {
  const context = writeGroup('ram:GuidelineSpecifiedDocumentContextParameter', writeText('ram:ID', GUIDELINE))
  const content = [
    writeGroup('rsm:ExchangedDocumentContext', context),
    writeDocument(bill, words),
    writeGroup(
      'rsm:SupplyChainTradeTransaction',
      ...bill.lines.map(writeLine),
      writeAgreement(bill),
      // Its place is kept where nothing was sent.
      writeDelivery(bill) || '<ram:ApplicableHeaderTradeDelivery/>',
      writeSettlement(bill, words),
    ),
  ]
  const root = 'rsm:CrossIndustryInvoice'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${NAMESPACES.join('')}>${content.join('')}</${root}>\n`
}

const GUIDELINE = 'urn:cen.eu:en16931:2017'

function writeDocument({ number, kind, day, isTest, seller }: Bill, words: CiiWords): string {
  const company = [seller.name, seller.legalForm ?? '', seller.register ?? ''].map(sayable).filter(Boolean).join(' · ')
  return writeGroup(
    'rsm:ExchangedDocument',
    writeText('ram:ID', number),
    writeText('ram:TypeCode', TYPES[kind]),
    writeGroup('ram:IssueDateTime', writeDay('udt', day)),
    isTest ? writeNote('AAI', words.isTest) : '',
    writeNote('REG', company),
  )
}

function writeNote(subject: string, content: string): string {
  const said = writeText('ram:Content', content)
  return said === '' ? '' : writeGroup('ram:IncludedNote', said, writeText('ram:SubjectCode', subject))
}

const writeLine = ({ name, details, gross, vat, vatRate }: BillLine, index: number) =>
  writeGroup(
    'ram:IncludedSupplyChainTradeLineItem',
    writeGroup('ram:AssociatedDocumentLineDocument', writeText('ram:LineID', String(index + 1))),
    writeGroup(
      'ram:SpecifiedTradeProduct',
      writeText('ram:Name', nameOf(name)),
      writeText('ram:Description', details.join('\n')),
    ),
    writeGroup(
      'ram:SpecifiedLineTradeAgreement',
      writeGroup('ram:NetPriceProductTradePrice', writeAmount('ram:ChargeAmount', gross - vat)),
    ),
    writeGroup('ram:SpecifiedLineTradeDelivery', writeText('ram:BilledQuantity', '1', { unitCode: PIECE })),
    writeGroup(
      'ram:SpecifiedLineTradeSettlement',
      writeGroup('ram:ApplicableTradeTax', writeText('ram:TypeCode', 'VAT'), writeCategory(vatRate)),
      writeGroup('ram:SpecifiedTradeSettlementLineMonetarySummation', writeAmount('ram:LineTotalAmount', gross - vat)),
    ),
  )

const writeAgreement = ({ seller, buyer, reference }: Bill) =>
  writeGroup(
    'ram:ApplicableHeaderTradeAgreement',
    writeSeller(seller),
    writeBuyer(buyer),
    writeGroup('ram:SellerOrderReferencedDocument', writeText('ram:IssuerAssignedID', reference)),
  )

// A credit note delivers nothing: its day is that of the money alone.
const writeDelivery = ({ kind, deliveredTo, paidDay }: Bill) =>
  writeGroup(
    'ram:ApplicableHeaderTradeDelivery',
    deliveredTo ? writeShipTo(deliveredTo) : '',
    kind === 'invoice'
      ? writeGroup('ram:ActualDeliverySupplyChainEvent', writeGroup('ram:OccurrenceDateTime', writeDay('udt', paidDay)))
      : '',
  )

function writeSettlement({ currency, corrects, lines }: Bill, words: CiiWords): string {
  const { rates, net, vat, gross } = sumBill({ lines })
  return writeGroup(
    'ram:ApplicableHeaderTradeSettlement',
    writeText('ram:InvoiceCurrencyCode', currency),
    writeGroup('ram:SpecifiedTradeSettlementPaymentMeans', writeText('ram:TypeCode', BY_CARD)),
    ...rates.map((rate) => writeRate(rate, words)),
    writeGroup(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      writeAmount('ram:LineTotalAmount', net),
      writeAmount('ram:TaxBasisTotalAmount', net),
      writeAmount('ram:TaxTotalAmount', vat, { currencyID: currency }),
      writeAmount('ram:GrandTotalAmount', gross),
      writeAmount('ram:TotalPrepaidAmount', gross),
      writeAmount('ram:DuePayableAmount', 0),
    ),
    corrects
      ? writeGroup(
          'ram:InvoiceReferencedDocument',
          writeText('ram:IssuerAssignedID', corrects.number),
          writeGroup('ram:FormattedIssueDateTime', writeDay('qdt', corrects.day)),
        )
      : '',
  )
}

const writeRate = ({ vatRate, net, vat }: RateSum, { isExempt }: CiiWords) =>
  writeGroup(
    'ram:ApplicableTradeTax',
    writeAmount('ram:CalculatedAmount', vat),
    writeText('ram:TypeCode', 'VAT'),
    vatRate === 0 ? writeText('ram:ExemptionReason', isExempt) : '',
    writeAmount('ram:BasisAmount', net),
    writeCategory(vatRate),
  )

// Standard, which lowered rates are too, or exempt.
const writeCategory = (vatRate: number) =>
  writeText('ram:CategoryCode', vatRate === 0 ? 'E' : 'S') +
  writeText('ram:RateApplicablePercent', (vatRate / 100).toFixed(2))

const writeAmount = (name: string, cents: number, attributes?: Record<string, string>) =>
  writeText(name, (cents / 100).toFixed(2), attributes)

const writeDay = (prefix: 'udt' | 'qdt', day: string) =>
  writeText(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })
