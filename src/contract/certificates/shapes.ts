import { z } from 'zod'

import { picture } from '../catalogue/shapes.ts'
import { KINDS } from '../catalogue/values.ts'
import { CERTIFICATE_STATES, VOID_REASONS } from './values.ts'

const centimetres = z.number().describe('Centimetres.')

/** What is certified, for anybody who has the paper in their hands. Whose the work is stands nowhere in it. */
export const certificate = z
  .object({
    number: z.string(),
    state: z.enum(CERTIFICATE_STATES).describe('`changed`: the signature does not fit what is said.'),
    void_reason: z.enum(VOID_REASONS).nullable(),
    is_test: z.boolean().describe('Paid with a test card: worth nothing.'),
    day: z.iso.date(),
    gallery: z.string(),
    artist: z.string(),
    title: z.string(),
    year: z.int().nullable(),
    technique: z.string(),
    height: centimetres,
    width: centimetres,
    depth: centimetres.nullable(),
    kind: z.enum(KINDS),
    copy: z.int().nullable().describe('Which copy of an edition.'),
    edition_size: z.int().nullable(),
    signature_of_work: z.string().nullable().describe('How the artist signed it.'),
    made: z.array(z.object({ option: z.enum(['paper', 'lamination']), name: z.string() })),
    picture: picture.nullable(),
    proof: z
      .object({
        statement: z.string().describe('What is signed, to the byte.'),
        signature: z.string().describe('Ed25519, base64.'),
        public_key: z.string().describe('SPKI, DER, base64.'),
        key: z.string().describe('The beginning of the SHA-256 of the public key.'),
        is_key_lost: z.boolean().describe('Whether others may have it: then only what stands in the register holds.'),
      })
      .describe('For whoever checks it without us.'),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof certificate>

/** One of one’s own. */
export const ownedCertificate = certificate
  .omit({ proof: true })
  .extend({
    code: z.string().describe('What its public page is called.'),
    is_offered: z.boolean().describe('Whether somebody has a link by which they can take it over.'),
  })
  .meta({ id: 'OwnedCertificate' })
export type OwnedCertificate = z.infer<typeof ownedCertificate>
