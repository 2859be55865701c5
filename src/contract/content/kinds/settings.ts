import { PRICE_READERS } from '../../catalogue/values.ts'
import { LOCALES } from '../../locale.ts'
import { defineKind, type Fault } from '../fields.ts'
import { LARGEST_ZOOM } from './parts.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** What else belongs to a gallery, for its administrators; what they leave open is as it was built. */
export const settings = defineKind({
  name: 'settings',
  layout: 'one',
  title: null,
  fields: {
    legal_name: { type: 'text', max: 200 },
    legal_form: { type: 'text', max: 200 },
    register: { type: 'text', max: 200 },
    vat_number: { type: 'text', max: 20, pattern: /^[A-Z]{2}[0-9A-Z+*]{2,13}$/ },
    bank_holder: { type: 'text', max: 200 },
    iban: { type: 'text', max: 34, pattern: /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/ },
    bic: { type: 'text', max: 11, pattern: /^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/ },
    reply_address: { type: 'text', max: 254, pattern: ADDRESS },
    written_in: { type: 'choices', values: LOCALES },
    default_language: { type: 'choice', values: LOCALES },
    prices_for: { type: 'choice', values: PRICE_READERS },
    hold_minutes: { type: 'number', min: 5, max: 240 },
    letters_hour: { type: 'number', min: 0, max: 23 },
    largest_zoom: LARGEST_ZOOM,
    keep_enquiries: { type: 'number', min: 1, max: 120 },
    keep_applications: { type: 'number', min: 1, max: 120 },
  },
  rules: ({ iban }): Fault[] => (iban === undefined || isIban(iban) ? [] : [{ path: ['iban'], word: 'invalid' }]),
})

/** Whether the two digits after the country fit the rest (ISO 13616). */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
