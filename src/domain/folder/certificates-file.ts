import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { z } from 'zod'

import { VOID_REASONS } from '../../contract/certificates/values.ts'
import type { Database } from '../../database/index.ts'
import {
  isAsSigned,
  isKey,
  type MovedCertificate,
  type MovedKey,
  takeKeys,
  takeRegister,
  tellKeys,
  tellRegister,
} from '../certificates/index.ts'
import { CERTIFICATES_FILE } from './list-folder.ts'
import { BATCH, readInParts } from './read-in-parts.ts'
import { refuse, type Report } from './report.ts'
import { readYaml, UnreadableFile, writeYaml } from './yaml.ts'

const base64 = z
  .string()
  .max(400)
  .regex(/^[A-Za-z0-9+/]+=*$/)
const moment = z.iso.datetime()
const movedKey = z.strictObject({
  public: base64,
  private: base64.optional(),
  made_at: moment,
  retired_at: moment.optional(),
  is_lost: z.boolean().optional(),
})
const movedCertificate = z
  .strictObject({
    statement: z.string().max(100_000),
    signature: base64,
    key: z.string(),
    issued_at: moment,
    void_at: moment.optional(),
    void_reason: z.enum(VOID_REASONS).optional(),
  })
  .refine((line) => (line.void_at === undefined) === (line.void_reason === undefined))

/** The keys and the register of certificates; undefined where there is nothing of either. */
export async function tellCertificates(tx: Database): Promise<Readable | undefined> {
  const keys = await tellKeys(tx)
  if (keys.length === 0) return undefined
  async function* write() {
    yield Buffer.from(writeYaml({ keys: Object.fromEntries(keys) }))
    for (let rows = await tellRegister(tx, '', BATCH); rows.length > 0;) {
      // Codes may look like numbers, or begin like what YAML means something by.
      yield Buffer.from(writeYaml(Object.fromEntries(rows.map(([code, line]) => [`c:${code}`, line]))))
      rows = await tellRegister(tx, rows.at(-1)?.[0] ?? '', BATCH)
    }
  }
  return Readable.from(write())
}

/** Brings a register in, all of it or nothing: a line that is not as it was signed refuses the folder. */
export async function takeCertificates(tx: Database, folder: string, report: Report): Promise<void> {
  const file = path.join(folder, CERTIFICATES_FILE)
  if (!(await stat(file).catch(() => undefined))) return
  const keys = new Map<string, MovedKey>()
  for await (const part of readInParts(file)) {
    const lines: [string, MovedCertificate][] = []
    for (const [name, value] of entriesOf(part, report)) {
      if (name === 'keys') {
        const told = z.record(z.string(), movedKey).safeParse(value)
        if (!told.success || !Object.entries(told.data).every(([id, key]) => isKey(id, key)))
          return refuse(report, CERTIFICATES_FILE, { word: 'certificate-changed', values: { key: name } })
        for (const [id, key] of Object.entries(told.data)) keys.set(id, key)
        await takeKeys(tx, [...keys.values()])
        continue
      }
      const code = name.slice('c:'.length)
      const told = movedCertificate.safeParse(value)
      const key = told.success ? keys.get(told.data.key) : undefined
      if (!told.success || !key || !isAsSigned(code, told.data, key)) {
        return refuse(report, CERTIFICATES_FILE, { word: 'certificate-changed', values: { key: name.slice(0, 100) } })
      }
      lines.push([code, told.data])
    }
    await takeRegister(tx, lines)
  }
}

function entriesOf(part: string, report: Report): [string, unknown][] {
  try {
    return Object.entries(readYaml(part).value ?? {})
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    refuse(report, CERTIFICATES_FILE, error.trouble, { line: error.line })
    return []
  }
}
