import type { FastifyInstance } from 'fastify'

import { findUserByToken } from '../../domain/accounts/index.ts'
import {
  acceptOffer,
  findEnquiryByKey,
  findThread,
  makeReference,
  presentOffer,
  presentThread,
  storeEnquiry,
  writeAsSender,
} from '../../domain/enquiries/index.ts'
import { markAddress, takeTurn } from '../../domain/limits/index.ts'
import { type ApiParts, serve } from '../serve.ts'

const PER_CALLER = { turns: 20, seconds: 600 }
// From one caller in the name of one address: whoever else writes in that name is not kept from it.
const PER_ADDRESS = { turns: 10, seconds: 86_400 }
const MESSAGES_OF_A_THREAD = { turns: 20, seconds: 3600 }

/** Where people ask the gallery something, go on with it, and take the offers that they are made. */
export function serveEnquiries(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const findCaller = async (token: string | undefined) =>
    token === undefined ? undefined : await findUserByToken(db, token)

  serve(
    app,
    parts,
    'POST /enquiries',
    async ({ body, token, caller }) => {
      // The answer of the first time may have been lost on its way.
      const known = await findEnquiryByKey(db, body.key)
      if (known) return { reference: known.reference }
      // Only machines fill in what people do not see; they are told what they like to hear.
      if (body.website !== '') return { reference: makeReference(new Date().getFullYear()) }
      await takeTurn(db, `enquiry ${markAddress(body.email)} from ${caller}`, PER_ADDRESS)
      const { reference } = await storeEnquiry(db, body, await findCaller(token))
      return { reference }
    },
    { limit: PER_CALLER },
  )
  serve(app, parts, 'GET /enquiries/{token}', async ({ params, locale }) => ({
    enquiry: await presentThread(db, await findThread(db, params.token), locale),
  }))
  serve(
    app,
    parts,
    'POST /enquiries/{token}/messages',
    async ({ params, body, locale }) => {
      const { id } = await findThread(db, params.token)
      await takeTurn(db, `messages of ${id}`, MESSAGES_OF_A_THREAD)
      await writeAsSender(db, id, body)
      return { enquiry: await presentThread(db, await findThread(db, params.token), locale) }
    },
    { limit: PER_CALLER },
  )
  serve(app, parts, 'GET /offers/{token}', async ({ params, token, locale }) => ({
    offer: await presentOffer(db, params.token, { user: await findCaller(token), locale }),
  }))
  serve(app, parts, 'POST /offers/{token}/acceptance', async ({ params, user, locale }) => {
    await acceptOffer(db, params.token, user)
    return { offer: await presentOffer(db, params.token, { user, locale }) }
  })
}
