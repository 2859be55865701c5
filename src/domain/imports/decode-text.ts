import type { Encoding } from '../../contract/content/values.ts'

const LOOKED_AT = 4096
const MOST_UNSEEN = 40
/** How archives begin, and with them the files of newer spreadsheets; documents; the files of older spreadsheets. */
const OTHERS = [Buffer.from('PK\x03\x04'), Buffer.from('%PDF'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]

/** The text of a table, in the encoding that is wished or that its bytes speak for; undefined for what is no text. */
export function decodeText(bytes: Buffer, wished?: Encoding): { text: string; encoding: Encoding } | undefined {
  if (OTHERS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning))) return undefined
  const encoding = wished ?? findEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  const unseen = text.slice(0, LOOKED_AT).match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0
  return text.includes('\0') || unseen > MOST_UNSEEN ? undefined : { text, encoding }
}

function findEncoding(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return findWithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** In two bytes a letter, Latin letters, marks and digits have a zero on one side. */
function findWithoutMark(bytes: Buffer): Encoding | undefined {
  const zeros = [0, 0]
  const seen = Math.min(bytes.length, LOOKED_AT)
  for (let at = 0; at < seen; at++) if (bytes[at] === 0) zeros[at % 2]!++
  const [even = 0, odd = 0] = zeros
  if (odd > seen / 8 && even < odd / 8) return 'utf-16le'
  if (even > seen / 8 && odd < even / 8) return 'utf-16be'
  return undefined
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
