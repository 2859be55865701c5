import { localize } from '../../contract/locale.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { readGallery, readSettings } from '../gallery/index.ts'
import type { Seller } from './bill.ts'

/** The gallery as its papers name it; undefined while its legal data is missing, so that papers wait for it. */
export async function readSeller(db: Database, locale: Locale): Promise<Seller | undefined> {
  const gallery = await readGallery(db)
  const { legal_name, legal_form, register, vat_number, bank_holder, iban, bic } = await readSettings(db)
  const { street, postcode, city, country, email, phone } = gallery
  if (!legal_name || !(vat_number || register) || !street || !city || !country) return undefined
  return {
    name: legal_name,
    brand: localize(gallery.name, locale),
    legalForm: legal_form,
    register,
    vatNumber: vat_number,
    street,
    postcode: postcode ?? '',
    city,
    country,
    email,
    phone,
    bank: iban ? { holder: bank_holder, iban, bic } : null,
  }
}
