/** How an XML is broken in one way, for tests: the rule that should find it, and what is put in place of what. */
interface Breakage {
  breaks: string
  from: string
  to: string
}

const breakage = (breaks: string, from: string, to: string): Breakage => ({ breaks, from, to })

/** Each would be a bug of its own; they fit the invoice that `write-cii.test.ts` writes. */
export const BREAKAGES: Breakage[] = [
  breakage('BR-01', 'urn:cen.eu:en16931:2017', ' '),
  breakage('BR-02', '<ram:ID>F-2026-00017</ram:ID>', '<ram:ID> </ram:ID>'),
  breakage('BR-06', '<ram:Name>Galerie Cimaise</ram:Name>', '<ram:Name/>'),
  breakage('BR-07', '<ram:Name>Atelier &#38; Söhne</ram:Name>', ''),
  breakage('BR-11', '<ram:CityName>Köln</ram:CityName><ram:CountryID>DE</ram:CountryID>', '<ram:CountryID/>'),
  breakage('BR-25', '<ram:Name>Nuit d’hiver</ram:Name>', '<ram:Name> </ram:Name>'),
  breakage('BR-27', '<ram:ChargeAmount>100.00', '<ram:ChargeAmount>-100.00'),
  breakage('BR-49', '<ram:TypeCode>48</ram:TypeCode>', ''),
  breakage('BR-57', '<ram:CountryID>CH</ram:CountryID>', '<ram:CountryID/>'),
  breakage('BR-CO-04', '<ram:CategoryCode>S</ram:CategoryCode>', ''),
  breakage('BR-CO-09', 'DE123456789', 'QQ123456789'),
  breakage('BR-CO-10', '<ram:LineTotalAmount>255.00<', '<ram:LineTotalAmount>255.01<'),
  breakage('BR-CO-13', '<ram:TaxBasisTotalAmount>255.00<', '<ram:TaxBasisTotalAmount>254.99<'),
  breakage('BR-CO-14', '<ram:TaxTotalAmount currencyID="EUR">22.75<', '<ram:TaxTotalAmount currencyID="EUR">22.76<'),
  breakage('BR-CO-15', '<ram:GrandTotalAmount>277.75<', '<ram:GrandTotalAmount>277.74<'),
  breakage('BR-CO-16', '<ram:DuePayableAmount>0.00<', '<ram:DuePayableAmount>277.75<'),
  breakage('BR-CO-17', '<ram:CalculatedAmount>20.00<', '<ram:CalculatedAmount>22.00<'),
  breakage('BR-S-05', '<ram:RateApplicablePercent>20.00<', '<ram:RateApplicablePercent>0.00<'),
  breakage('BR-S-08', '<ram:BasisAmount>100.00<', '<ram:BasisAmount>99.50<'),
  breakage(
    'BR-S-10',
    '<ram:BasisAmount>100.00<',
    '<ram:ExemptionReason>none</ram:ExemptionReason><ram:BasisAmount>100.00<',
  ),
  breakage('BR-E-05', '<ram:RateApplicablePercent>0.00<', '<ram:RateApplicablePercent>5.00<'),
  breakage('BR-E-09', '<ram:CalculatedAmount>0.00<', '<ram:CalculatedAmount>0.40<'),
  breakage('BR-E-10', '<ram:ExemptionReason>Without VAT</ram:ExemptionReason>', ''),
  breakage('BR-DEC-14', '<ram:GrandTotalAmount>277.75<', '<ram:GrandTotalAmount>277.750<'),
  breakage('BR-CL-01', '<ram:TypeCode>380</ram:TypeCode>', '<ram:TypeCode>9</ram:TypeCode>'),
  breakage('BR-CL-14', '<ram:CountryID>CH</ram:CountryID>', '<ram:CountryID>Suisse</ram:CountryID>'),
  breakage('BR-CL-16', '<ram:TypeCode>48</ram:TypeCode>', '<ram:TypeCode>card</ram:TypeCode>'),
  breakage('BR-CL-23', 'unitCode="C62"', 'unitCode="piece"'),
]

/** What the schema finds before any rule is asked. */
export const SCHEMA_BREAKAGES: Breakage[] = [
  breakage('not expected', '<ram:IssueDateTime>', '<ram:Weather/><ram:IssueDateTime>'),
  breakage('not expected', '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', ''),
  breakage('not a valid value', '<ram:GrandTotalAmount>277.75<', '<ram:GrandTotalAmount>277,75<'),
  breakage("'format' is required", ' format="102"', ''),
  breakage('EntityRef', 'Atelier &#38; Söhne', 'Atelier & Söhne'),
]
