import { plainVatNumber, VAT_PREFIXES } from '../../contract/accounts/vat-number.ts'

/** A VAT number without the blanks and dots people put into it; null for what is none. */
export function readVatNumber(text: string): string | null {
  const number = plainVatNumber(text)
  return VAT_PREFIXES.includes(number.slice(0, 2)) && /^[0-9A-Z+*]{4,15}$/.test(number) ? number : null
}

/** The number by which France registers companies, which its VAT numbers contain; those of Monaco do not. */
export function readSiren(vatNumber: string | null): string | null {
  const siren = vatNumber?.startsWith('FR') ? vatNumber.slice(4) : ''
  return /^\d{9}$/.test(siren) && !siren.startsWith('000') ? siren : null
}
