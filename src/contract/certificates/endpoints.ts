import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { file, locale, slug } from '../fields.ts'
import { certificate, ownedCertificate } from './shapes.ts'
import { VOID_REASONS } from './values.ts'

/** A number such as `C2026-0001`. */
export const certificateNumber = z.string().regex(/^(TEST-)?C\d{4}-\d{4,9}$/)
const params = z.object({ certificate: certificateNumber })
const tokenParams = z.object({ token: z.string().max(200).describe('From the link that the owner handed on.') })
const done = z.object({ status: z.literal('done') })

/** Certificates of authenticity: checking one, one’s own, and handing one on. */
export const certificateEndpoints = {
  'GET /certificates/{code}': {
    summary: 'What a certificate says and whether it holds, for whoever has its code; its owner is told to nobody',
    access: 'anybody',
    params: z.object({ code: z.string().regex(/^[\w-]{22}$/) }),
    status: 200,
    reply: z.object({ certificate }),
  },
  'GET /artworks/{artwork}/certificate-sample': {
    summary: 'How the certificate of a work will look, as a PDF that certifies nothing',
    access: 'anybody',
    params: z.object({ artwork: slug }),
    query: z.object({ locale: locale.optional().describe('For plain links, which carry no header.') }),
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'GET /account/certificates': {
    summary: 'The certificates of the works that one owns, the latest first',
    access: 'user',
    status: 200,
    reply: z.object({ certificates: z.array(ownedCertificate) }),
  },
  'GET /account/certificates/{certificate}': {
    summary: 'One of them as a PDF, with what is signed inside',
    access: 'user',
    params,
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'POST /account/certificates/{certificate}/transfer': {
    summary: 'Makes a link by which somebody else takes it over, for seven days; a former link leads nowhere any more',
    access: 'user',
    params,
    status: 201,
    reply: z.object({ token: z.string() }),
  },
  'DELETE /account/certificates/{certificate}/transfer': {
    summary: 'Takes such a link back',
    access: 'user',
    params,
    status: 200,
    reply: done,
  },
  'GET /certificate-transfers/{token}': {
    summary: 'What such a link offers',
    access: 'anybody',
    params: tokenParams,
    status: 200,
    reply: z.object({ certificate }),
  },
  'POST /certificate-transfers/{token}': {
    summary: 'Takes the certificate over: from now on it is this account’s, and nobody else’s',
    access: 'user',
    params: tokenParams,
    status: 200,
    reply: z.object({ number: z.string() }),
  },
  'POST /sales/certificates/{certificate}/void': {
    summary: 'Declares a certificate void, for good',
    access: 'sales',
    asksAgain: 'always',
    log: { subject: 'orders', keeps: ['reason'] },
    params,
    body: z.object({ reason: z.enum(VOID_REASONS) }),
    status: 200,
    reply: done,
  },
  'POST /certificate-keys': {
    summary: 'Signs with a new key from now on; what the former one signed stays in the register',
    access: 'admin',
    asksAgain: 'always',
    isForPeople: true,
    log: { subject: 'programs', keeps: ['is_lost'] },
    body: z.object({ is_lost: z.boolean().describe('Whether somebody else may have the former one.') }),
    status: 201,
    reply: z.object({ key: z.string() }),
  },
} as const satisfies Record<string, Endpoint>
