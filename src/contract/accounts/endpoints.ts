import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { email, locale } from '../fields.ts'
import { exportedAccount, exportedOfAddress } from '../personal-data/exported-person.ts'
import {
  accessToken,
  addresses,
  knownPassword,
  newPassword,
  personName,
  registration,
  samePasswords,
  session,
  user,
} from './shapes.ts'

const done = <Word extends string>(word: Word) => z.object({ status: z.literal(word) })

const artworkId = z.coerce.number().int().min(1).max(2_147_483_647)
const favourites = z.object({ favourites: z.array(z.int()).describe('Ids of works, the newest first.') })

/** Accounts: coming in, and what belongs to whoever did. */
export const accountEndpoints = {
  'POST /auth/register': {
    summary: 'Creates an account; the address is to be verified by mail',
    body: registration,
    status: 201,
    reply: z.object({ user }),
  },
  'POST /auth/login': {
    summary: 'Opens a session; known and unknown accounts get the same words',
    body: z.object({ email, password: knownPassword }),
    status: 200,
    reply: accessToken,
  },
  'GET /auth/user': {
    summary: 'The user who is logged in',
    access: 'user',
    status: 200,
    reply: z.object({ user }),
  },
  'GET /auth/logout': {
    summary: 'Ends the session of the bearer token; the answer is the same when there is none',
    access: 'anybody',
    status: 200,
    reply: done('logged-out'),
  },
  'POST /auth/forgot-password': {
    summary: 'Sends a link for a new password; the answer is the same for known and unknown addresses',
    body: z.object({ email }),
    status: 202,
    reply: done('sent'),
  },
  'POST /auth/reset-password': {
    summary: 'Sets a new password with the token of such a link, once; every session ends',
    body: z
      .object({ token: z.string().max(128), password: newPassword, password_confirmation: z.string().max(128) })
      .check(samePasswords),
    status: 200,
    reply: done('changed'),
  },
  'POST /auth/verification': {
    summary: 'Verifies an address with the signature of the link that was mailed to it',
    body: z.object({ signature: z.string().max(500) }),
    status: 200,
    reply: done('verified'),
  },
  'POST /auth/verification/resend': {
    summary: 'Mails the user who is logged in a new link',
    access: 'user',
    status: 202,
    reply: done('sent'),
  },
  'POST /auth/verification/renew': {
    summary: 'Mails a new link to whom an expired one belonged',
    body: z.object({ signature: z.string().max(500) }),
    status: 202,
    reply: done('sent'),
  },
  'GET /auth/providers': {
    summary: 'The services through which one can come in',
    status: 200,
    reply: z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  'POST /auth/social': {
    summary: 'Opens a session with the code that a service’s login came back with, once, in the browser that began it',
    // One that is empty or guessable would let a stranger's code count in anybody's browser.
    body: z.object({ code: z.string().max(128), verifier: z.string().regex(/^[\w-]{43}$/) }),
    status: 200,
    reply: accessToken,
  },
  'PATCH /account': {
    summary: 'Changes who one is; a new address asks for the password and is to be verified again',
    access: 'user',
    body: z.object({
      name: personName.optional(),
      locale: locale.optional(),
      email: email.optional(),
      current_password: knownPassword.optional(),
    }),
    status: 200,
    reply: z.object({ user }),
  },
  'PUT /account/password': {
    summary: 'Changes the password; every session ends, and the answer opens a new one',
    access: 'user',
    log: { subject: 'staff' },
    body: z
      .object({
        current_password: knownPassword,
        password: newPassword,
        password_confirmation: z.string().max(128),
      })
      .check(samePasswords),
    status: 200,
    reply: accessToken,
  },
  'GET /account/addresses': {
    summary: 'Where bills and deliveries go',
    access: 'user',
    status: 200,
    reply: z.object({ addresses }),
  },
  'PUT /account/addresses': {
    summary: 'Keeps other addresses in place of the former ones',
    access: 'user',
    body: addresses,
    status: 200,
    reply: z.object({ addresses }),
  },
  'GET /account/favourites': {
    summary: 'The works one likes',
    access: 'user',
    status: 200,
    reply: favourites,
  },
  'POST /account/favourites': {
    summary: 'Adds works to those one likes; the ones that no longer exist are left out',
    access: 'user',
    body: z.object({ artworks: z.array(z.int().min(1).max(2_147_483_647)).max(200) }),
    status: 200,
    reply: favourites,
  },
  'DELETE /account/favourites/{artwork}': {
    summary: 'Takes a work out of those one likes',
    access: 'user',
    params: z.object({ artwork: artworkId }),
    status: 200,
    reply: favourites,
  },
  'GET /account/newsletter': {
    summary: 'Whether the newsletter comes to one’s address',
    access: 'user',
    status: 200,
    reply: z.object({ status: z.enum(['none', 'pending', 'confirmed']) }),
  },
  'PUT /account/newsletter': {
    summary: 'Asks for the newsletter, or no longer wants it',
    access: 'user',
    body: z.object({ subscribed: z.boolean() }),
    status: 200,
    reply: z.object({ status: z.enum(['none', 'pending', 'confirmed']) }),
  },
  'GET /account/sessions': {
    summary: 'Where one is logged in, the last used first',
    access: 'user',
    status: 200,
    reply: z.object({ sessions: z.array(session) }),
  },
  'DELETE /account/sessions': {
    summary: 'Ends every session but the one that asks',
    access: 'user',
    status: 200,
    reply: z.object({ sessions: z.array(session) }),
  },
  'DELETE /account/sessions/{session}': {
    summary: 'Ends one of one’s own sessions',
    access: 'user',
    params: z.object({ session: z.uuid() }),
    status: 200,
    reply: z.object({ sessions: z.array(session) }),
  },
  'GET /account/export': {
    summary: 'Everything the gallery keeps about the user, to take away',
    access: 'user',
    status: 200,
    reply: z.object({ exported_at: z.iso.datetime(), ...exportedAccount, ...exportedOfAddress }),
  },
  'POST /account/deletion': {
    summary: 'Deletes the account for good; whoever has a password gives it, the others their address',
    access: 'user',
    body: z.object({ confirmation: z.string().max(254) }),
    status: 200,
    reply: done('deleted'),
  },
} as const satisfies Record<string, Endpoint>
