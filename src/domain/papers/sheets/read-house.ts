import { type Locale, localize } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { formatCountry } from '../../../messages/format.ts'
import { readGallery, readSettings } from '../../gallery/index.ts'
import type { House } from './content.ts'

/** The gallery as it names itself; unlike an invoice, these papers wait for no legal data. */
export async function readHouse(db: Database, locale: Locale): Promise<House> {
  const { name, street, postcode, city, country, email, phone } = await readGallery(db)
  const { legal_name, vat_number } = await readSettings(db)
  const brand = localize(name, locale)
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    brand,
    name: legal_name ?? brand,
    address: [street, town, country && formatCountry(country, locale)].filter((line) => !!line) as string[],
    contact: [email, phone].filter((line) => line !== null),
    country,
    vatNumber: vat_number,
  }
}
