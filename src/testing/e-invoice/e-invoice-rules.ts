/** A rule of EN 16931: at each place that it speaks of, its condition holds. Both are XPath. */
export interface Rule {
  id: string
  at: string
  /** `{rate}` is the VAT rate of the place. */
  holds: string
}

const INVOICE = '/rsm:CrossIndustryInvoice'
const DOCUMENT = `${INVOICE}/rsm:ExchangedDocument`
const TRADE = `${INVOICE}/rsm:SupplyChainTradeTransaction`
const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`
const RATE = `${SETTLEMENT}/ram:ApplicableTradeTax`
const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'
const LINE_SUM =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
const TAX_NUMBER = `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA' or @schemeID='FC']`

const cents = (amount: string) => `round(100 * ${amount})`
const isSaid = (path: string) => `normalize-space(${path}) != ''`
const isOneOf = (list: string, text = 'normalize-space(.)') =>
  list
    .split(' ')
    .map((code) => `${text} = '${code}'`)
    .join(' or ')
// The standard allows fewer, which we never write.
const hasTwoDecimals = `substring(., string-length(.) - 2, 1) = '.'`
const isSumOf = (lines: string) => `${cents('ram:BasisAmount')} = ${cents(`sum(${lines})`)}`

const COUNTRIES =
  '1A AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW'

const rule = (id: string, at: string, holds: string): Rule => ({ id, at, holds })

/** The rules of EN 16931 that speak of anything our papers contain, in our own words and by the standard's names. */
export const RULES: Rule[] = [
  rule('BR-01', INVOICE, isSaid('.//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')),
  rule('BR-02', DOCUMENT, isSaid('ram:ID')),
  rule('BR-03', DOCUMENT, isSaid("ram:IssueDateTime/udt:DateTimeString[@format='102']")),
  rule('BR-04', DOCUMENT, isSaid('ram:TypeCode')),
  rule('BR-05', SETTLEMENT, isSaid('ram:InvoiceCurrencyCode')),
  rule('BR-06', SELLER, isSaid('ram:Name')),
  rule('BR-07', BUYER, isSaid('ram:Name')),
  rule('BR-08', SELLER, 'ram:PostalTradeAddress'),
  rule('BR-09', SELLER, isSaid('ram:PostalTradeAddress/ram:CountryID')),
  rule('BR-10', BUYER, 'ram:PostalTradeAddress'),
  rule('BR-11', BUYER, isSaid('ram:PostalTradeAddress/ram:CountryID')),
  rule('BR-12', SUMS, 'ram:LineTotalAmount'),
  rule('BR-13', SUMS, 'ram:TaxBasisTotalAmount'),
  rule('BR-14', SUMS, 'ram:GrandTotalAmount'),
  rule('BR-15', SUMS, 'ram:DuePayableAmount'),
  rule('BR-16', TRADE, 'ram:IncludedSupplyChainTradeLineItem'),
  rule('BR-21', LINE, isSaid('ram:AssociatedDocumentLineDocument/ram:LineID')),
  rule('BR-22', LINE, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'),
  rule('BR-23', LINE, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode'),
  rule('BR-24', LINE, LINE_SUM),
  rule('BR-25', LINE, isSaid('ram:SpecifiedTradeProduct/ram:Name')),
  rule('BR-26', LINE, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'),
  rule('BR-27', LINE, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount >= 0'),
  rule('BR-45', RATE, 'ram:BasisAmount'),
  rule('BR-46', RATE, 'ram:CalculatedAmount'),
  rule('BR-47', RATE, isSaid('ram:CategoryCode')),
  rule('BR-48', RATE, 'ram:RateApplicablePercent'),
  rule('BR-49', `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`, 'ram:TypeCode'),
  rule('BR-55', `${SETTLEMENT}/ram:InvoiceReferencedDocument`, isSaid('ram:IssuerAssignedID')),
  rule('BR-57', `${TRADE}//ram:ShipToTradeParty/ram:PostalTradeAddress`, isSaid('ram:CountryID')),
  rule('BR-62', `${SELLER}/ram:URIUniversalCommunication/ram:URIID`, isSaid('@schemeID')),
  rule('BR-63', `${BUYER}/ram:URIUniversalCommunication/ram:URIID`, isSaid('@schemeID')),

  rule('BR-CO-04', LINE, isSaid(`${LINE_TAX}/ram:CategoryCode`)),
  rule(
    'BR-CO-09',
    `${TRADE}//ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
    isOneOf(`EL ${COUNTRIES}`, 'substring(., 1, 2)'),
  ),
  rule('BR-CO-10', SUMS, `${cents('ram:LineTotalAmount')} = ${cents(`sum(${LINE}/${LINE_SUM})`)}`),
  rule('BR-CO-13', SUMS, `${cents('ram:TaxBasisTotalAmount')} = ${cents('ram:LineTotalAmount')}`),
  rule('BR-CO-14', SUMS, `${cents('ram:TaxTotalAmount')} = ${cents(`sum(${RATE}/ram:CalculatedAmount)`)}`),
  rule(
    'BR-CO-15',
    SUMS,
    `${cents('ram:GrandTotalAmount')} = ${cents('(ram:TaxBasisTotalAmount + ram:TaxTotalAmount[@currencyID = ../../ram:InvoiceCurrencyCode])')}`,
  ),
  rule(
    'BR-CO-16',
    SUMS,
    `${cents('ram:DuePayableAmount')} = ${cents('(ram:GrandTotalAmount - sum(ram:TotalPrepaidAmount))')}`,
  ),
  // The standard's own test allows a euro; what stands here comes of gross prices, of which each was rounded once.
  rule(
    'BR-CO-17',
    RATE,
    `${cents('(ram:CalculatedAmount - ram:BasisAmount * ram:RateApplicablePercent div 100)')} <= count(${LINE}) and ${cents('(ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount)')} <= count(${LINE})`,
  ),
  rule('BR-CO-18', SETTLEMENT, 'ram:ApplicableTradeTax'),
  rule('BR-CO-26', SELLER, ".//ram:ID[not(@schemeID='FC')]"),

  rule('BR-S-01', `${LINE}/${LINE_TAX}[ram:CategoryCode='S']`, `${RATE}[ram:CategoryCode='S']`),
  rule('BR-S-02', `${LINE}/${LINE_TAX}[ram:CategoryCode='S']`, TAX_NUMBER),
  rule('BR-S-05', `${LINE}/${LINE_TAX}[ram:CategoryCode='S']`, 'ram:RateApplicablePercent > 0'),
  rule(
    'BR-S-08',
    `${RATE}[ram:CategoryCode='S']`,
    isSumOf(`${LINE}[${LINE_TAX}[ram:CategoryCode='S' and ram:RateApplicablePercent={rate}]]/${LINE_SUM}`),
  ),
  rule('BR-S-10', `${RATE}[ram:CategoryCode='S']`, 'not(ram:ExemptionReason)'),
  rule('BR-E-01', `${LINE}/${LINE_TAX}[ram:CategoryCode='E']`, `count(${RATE}[ram:CategoryCode='E']) = 1`),
  rule('BR-E-02', `${LINE}/${LINE_TAX}[ram:CategoryCode='E']`, TAX_NUMBER),
  rule('BR-E-05', `${LINE}/${LINE_TAX}[ram:CategoryCode='E']`, 'ram:RateApplicablePercent = 0'),
  rule('BR-E-08', `${RATE}[ram:CategoryCode='E']`, isSumOf(`${LINE}[${LINE_TAX}/ram:CategoryCode='E']/${LINE_SUM}`)),
  rule('BR-E-09', `${RATE}[ram:CategoryCode='E']`, 'ram:CalculatedAmount = 0'),
  rule('BR-E-10', `${RATE}[ram:CategoryCode='E']`, isSaid('ram:ExemptionReason')),

  rule('BR-DEC-09', `${SUMS}/ram:LineTotalAmount`, hasTwoDecimals),
  rule('BR-DEC-12', `${SUMS}/ram:TaxBasisTotalAmount`, hasTwoDecimals),
  rule('BR-DEC-13', `${SUMS}/ram:TaxTotalAmount`, hasTwoDecimals),
  rule('BR-DEC-14', `${SUMS}/ram:GrandTotalAmount`, hasTwoDecimals),
  rule('BR-DEC-16', `${SUMS}/ram:TotalPrepaidAmount`, hasTwoDecimals),
  rule('BR-DEC-18', `${SUMS}/ram:DuePayableAmount`, hasTwoDecimals),
  rule('BR-DEC-19', `${RATE}/ram:BasisAmount`, hasTwoDecimals),
  rule('BR-DEC-20', `${RATE}/ram:CalculatedAmount`, hasTwoDecimals),
  rule('BR-DEC-23', `${LINE}/${LINE_SUM}`, hasTwoDecimals),

  rule('BR-CL-01', `${DOCUMENT}/ram:TypeCode`, isOneOf('380 381')),
  rule('BR-CL-04', `${SETTLEMENT}/ram:InvoiceCurrencyCode`, isOneOf('EUR')),
  rule('BR-CL-08', '//ram:SubjectCode', isOneOf('AAI REG')),
  rule('BR-CL-14', '//ram:CountryID', isOneOf(COUNTRIES)),
  rule('BR-CL-16', `${SETTLEMENT}//ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode`, isOneOf('48')),
  rule('BR-CL-18', '//ram:ApplicableTradeTax/ram:CategoryCode', isOneOf('S E')),
  rule('BR-CL-23', '//ram:BilledQuantity/@unitCode', isOneOf('C62')),
  rule('BR-CL-25', '//ram:URIUniversalCommunication/ram:URIID/@schemeID', isOneOf('EM')),
]
