import type { Bill, Buyer, Seller } from './bill.ts'
import { readSiren, readVatNumber } from './read-vat-number.ts'
import { sayable, writeGroup, writeText } from './write-xml.ts'

/** Who sells. One without a VAT number is known to the tax office by the register's, as is one from far away. */
export function writeSeller({ vatNumber, register, email, phone, street, ...seller }: Seller): string {
  const read = readVatNumber(vatNumber ?? '')
  return writeGroup(
    'ram:SellerTradeParty',
    read === null ? writeText('ram:ID', vatNumber ?? '') : '',
    writeText('ram:Name', nameOf(seller.name)),
    writeLegalId(read, register ?? ''),
    writeGroup(
      'ram:DefinedTradeContact',
      writeText('ram:PersonName', nameOf(seller.name)),
      writeGroup('ram:TelephoneUniversalCommunication', writeText('ram:CompleteNumber', phone ?? '')),
      writeGroup('ram:EmailURIUniversalCommunication', writeText('ram:URIID', email ?? '')),
    ),
    writeAddress({ ...seller, address: street }),
    writeMailbox(email ?? ''),
    writeTaxNumber(read, 'VA'),
    read === null ? writeTaxNumber(sayable(vatNumber ?? '') || register, 'FC') : '',
  )
}

/** Who bought: a company, and who spoke for it, or a person. What is no VAT number of Europe is a number all the same. */
export function writeBuyer({ name, company, vatNumber, ...address }: Buyer): string {
  const read = readVatNumber(vatNumber)
  return writeGroup(
    'ram:BuyerTradeParty',
    read === null ? writeText('ram:ID', vatNumber) : '',
    writeText('ram:Name', nameOf(company, name)),
    writeLegalId(read, ''),
    sayable(company) === '' ? '' : writeGroup('ram:DefinedTradeContact', writeText('ram:PersonName', name)),
    writeAddress(address),
    writeTaxNumber(read, 'VA'),
  )
}

/** Where it was sent to. */
export const writeShipTo = ({ name, company, ...address }: NonNullable<Bill['deliveredTo']>): string =>
  writeGroup(
    'ram:ShipToTradeParty',
    writeText('ram:Name', nameOf([company, name].map(sayable).filter(Boolean).join(', '))),
    writeAddress(address),
  )

/** The first of them that says anything: readers refuse what has no name. */
export const nameOf = (...names: string[]): string => names.map(sayable).find(Boolean) ?? '–'

// The rules know Kosovo by a code of their own.
const COUNTRIES: Record<string, string> = { XK: '1A' }

function writeAddress({ address, postcode, city, country }: Omit<Buyer, 'name' | 'company' | 'vatNumber' | 'email'>) {
  const [one = '', two = '', ...rest] = address.split('\n').filter((line) => sayable(line) !== '')
  return writeGroup(
    'ram:PostalTradeAddress',
    writeText('ram:PostcodeCode', postcode),
    writeText('ram:LineOne', one),
    writeText('ram:LineTwo', two),
    writeText('ram:LineThree', rest.join(', ')),
    writeText('ram:CityName', city),
    writeText('ram:CountryID', COUNTRIES[country] ?? country),
  )
}

// 0002 is the register of French companies.
function writeLegalId(vatNumber: string | null, register: string) {
  const siren = readSiren(vatNumber)
  return writeGroup(
    'ram:SpecifiedLegalOrganization',
    siren === null ? writeText('ram:ID', register) : writeText('ram:ID', siren, { schemeID: '0002' }),
  )
}

const writeMailbox = (email: string) =>
  writeGroup('ram:URIUniversalCommunication', writeText('ram:URIID', email, { schemeID: 'EM' }))

const writeTaxNumber = (number: string | null, schemeID: 'VA' | 'FC') =>
  writeGroup('ram:SpecifiedTaxRegistration', writeText('ram:ID', number ?? '', { schemeID }))
