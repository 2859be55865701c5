import { createHash } from 'node:crypto'

import { writePdf } from './write-pdf.ts'

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
const PERMISSIONS = -44

/** A PDF protected as version 1.4 does it: by a password to open it, or by none to open but one to print it. */
export function encryptedPdf(password: string): Buffer {
  const owner = md5(pad('the owner'))
  const o = rc4(owner.subarray(0, 5), pad(password))
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(PERMISSIONS)
  const key = md5(Buffer.concat([pad(password), o, permissions, ID])).subarray(0, 5)
  const u = rc4(key, PADDING)
  const objectKey = (number: number) => md5(Buffer.concat([key, Buffer.from([number, 0, 0, 0, 0])])).subarray(0, 10)
  const bytes = rc4(objectKey(4), Buffer.from('BT ET'))
  const hex = (value: Buffer) => `<${value.toString('hex')}>`
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      { dictionary: '', bytes },
      `<< /Filter /Standard /V 1 /R 2 /O ${hex(o)} /U ${hex(u)} /P ${PERMISSIONS} >>`,
    ],
    { version: '1.4', trailer: `/Encrypt 5 0 R /ID [${hex(ID)} ${hex(ID)}]` },
  )
}

const pad = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest()

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => ([box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0])
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255
      j = (j + (box[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0)
    }),
  )
}
