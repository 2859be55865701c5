import { z } from 'zod'

import { LOCALES } from '../../contract/locale.ts'
import type { Certificate } from '../papers/index.ts'

const text = z.record(z.string(), z.string())
const statement = z.looseObject({
  number: z.string().regex(/^(TEST-)?C\d{4}-\d{4,9}$/),
  code: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  isTest: z.boolean(),
  locale: z.enum(LOCALES),
  day: z.iso.date(),
  gallery: z.object({ name: z.string(), brand: text, city: z.string().nullable() }),
  work: z.looseObject({
    artist: text,
    title: text,
    technique: text,
    height: z.number(),
    width: z.number(),
    kind: z.enum(['original', 'print']),
    made: z.array(z.object({ option: z.enum(['paper', 'lamination']), name: text })),
  }),
})

/** What a statement says; undefined for a text that says nothing of the kind, whoever signed it. */
export function readStatement(written: string): Certificate | undefined {
  try {
    const said: unknown = JSON.parse(written)
    return statement.safeParse(said).success ? (said as Certificate) : undefined
  } catch {
    return undefined
  }
}
