import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
// Clocks of phones go wrong by seconds; whoever types slowly is late by one step.
const DRIFT = [0, -1, 1]

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret that only the gallery and one device know (RFC 6238). */
export const makeTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** The half minute of a moment, counted from 1970. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS)

/** The six digits that a device shows during a step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that a code is of, now or one beside, and later than the last one that was taken; undefined for any other code. */
export function findStep(secret: Buffer, code: string, { now, last }: { now: Date; last: number }): number | undefined {
  const typed = Buffer.from(code.replaceAll(' ', ''))
  const present = stepAt(now)
  return DRIFT.map((drift) => present + drift)
    .filter((step) => step > last)
    .find((step) => {
      const right = Buffer.from(codeAt(secret, step))
      return typed.length === right.length && timingSafeEqual(typed, right)
    })
}

/** A secret as people type it into a device that has no camera. */
export function writeBase32(bytes: Buffer): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += LETTERS[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text
}

/** What a device reads from a QR code. */
export function totpAddress(secret: Buffer, { gallery, email }: { gallery: string; email: string }): string {
  // Some devices show the plus that stands for a space elsewhere.
  const [issuer, account] = [gallery, email].map(encodeURIComponent)
  return `otpauth://totp/${issuer}:${account}?secret=${writeBase32(secret)}&issuer=${issuer}`
}
