const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Reads a secret back from how it is shown, as a device does. */
export function readBase32(text: string): Buffer {
  const bits = Array.from(text, (one) => LETTERS.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
