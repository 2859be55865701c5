/**
 * What follows the letters that VAT numbers begin with in the European Union, and in its neighbours who write theirs the
 * same way. Greece calls itself EL in them.
 */
const FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^\d{9,10}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^[0-9A-Z+*]{8,9}$/,
  IT: /^\d{11}$/,
  LT: /^\d{9,12}$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^[0-9A-Z]{5,12}$/,
  CH: /^E?\d{6,9}[A-Z]{0,4}$/,
  GB: /^[0-9A-Z]{5,12}$/,
  LI: /^\d{4,9}[A-Z]{0,4}$/,
  NO: /^\d{9}[A-Z]{0,3}$/,
}

export const VAT_PREFIXES = Object.keys(FORMS)

/** A VAT number without the blanks, dots and dashes that people put into it. */
export const plainVatNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/** Whether a plain number has the form of its country; whose it is, and whether it holds, is not looked at. */
export const isVatNumber = (number: string): boolean => {
  const prefix = number.slice(0, 2)
  return VAT_PREFIXES.includes(prefix) && (FORMS[prefix]?.test(number.slice(2)) ?? false)
}
