/** A card number in groups of four, as it stands on the card; anything but digits is left out. */
export const groupDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  return digits.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** Whether a number can be that of a card: its length, and the check digit that catches slips. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * 2
      return total + (at % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** A month and a year as they are typed, with the stroke between them. */
export function groupExpiry(typed: string): string {
  // Browsers that remember cards may write the year in full.
  const digits = typed.replace(/\D/g, '').replace(/^(\d\d)20(\d\d)$/, '$1$2')
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 4)}` : month
}

/** Whether a card with this date is still good on a day. */
export function isExpiry(typed: string, today: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(typed) ?? []
  // A card is good to the end of its month.
  return month !== undefined && new Date(2000 + Number(year), Number(month)) > today
}
