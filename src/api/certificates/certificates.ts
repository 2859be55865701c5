import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import type { Certificate } from '../../contract/certificates/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  acceptTransfer,
  drawSample,
  findByCode,
  findById,
  findOwned,
  findTransfer,
  listOwned,
  offerTransfer,
  presentCertificates,
  presentOwned,
  readCertificatePdf,
  renewKey,
  voidCertificate,
  withdrawTransfer,
} from '../../domain/certificates/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { studioOf } from './studio-of.ts'

/** A sample is drawn for everybody who asks, a tenth of a second each. */
const SAMPLES = { turns: 20, seconds: 60 }

/** Checking certificates, one's own, and handing them on. */
export function serveCertificates(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const presentOne = async (row: Awaited<ReturnType<typeof findByCode>>, locale: Locale) => {
    const [certificate] = await presentCertificates(db, [row], locale)
    return { certificate: certificate as Certificate }
  }

  serve(app, parts, 'GET /certificates/{code}', async ({ params, locale }) =>
    presentOne(await findByCode(db, params.code), locale),
  )
  serve(
    app,
    parts,
    'GET /artworks/{artwork}/certificate-sample',
    async ({ params, query, locale }) => {
      const bytes = await drawSample(studioOf(parts), params.artwork, query.locale ?? locale)
      return { content: Readable.from([bytes]), size: bytes.length }
    },
    { limit: SAMPLES },
  )
  serve(app, parts, 'GET /account/certificates', async ({ user, locale }) => ({
    certificates: await presentOwned(db, await listOwned(db, user.id), locale),
  }))
  serve(app, parts, 'GET /account/certificates/{certificate}', async ({ user, params }) => {
    const bytes = await readCertificatePdf(studioOf(parts), await findOwned(db, user.id, params.certificate))
    return { content: Readable.from([bytes]), size: bytes.length, savedAs: `${params.certificate}.pdf` }
  })
  serve(app, parts, 'POST /account/certificates/{certificate}/transfer', async ({ user, params }) => ({
    token: await offerTransfer(db, user.id, params.certificate),
  }))
  serve(app, parts, 'DELETE /account/certificates/{certificate}/transfer', async ({ user, params }) => {
    await withdrawTransfer(db, user.id, params.certificate)
    return { status: 'done' as const }
  })
  serve(app, parts, 'GET /certificate-transfers/{token}', async ({ params, locale }) => {
    const { certificateId } = await findTransfer(db, params.token)
    return presentOne(await findById(db, certificateId), locale)
  })
  serve(app, parts, 'POST /certificate-transfers/{token}', async ({ user, params }) => ({
    number: await acceptTransfer(db, user.id, params.token),
  }))
  serve(app, parts, 'POST /sales/certificates/{certificate}/void', async ({ params, body }) => {
    await voidCertificate(db, params.certificate, body.reason)
    return { status: 'done' as const }
  })
  serve(app, parts, 'POST /certificate-keys', async ({ body }) => ({
    key: await renewKey(db, { isLost: body.is_lost }),
  }))
}
