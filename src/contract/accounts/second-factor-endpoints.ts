import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { knownPassword } from './shapes.ts'

const code = z.string().max(20).describe('Six digits, as the device shows them now.')
const recoveryCodes = z.array(z.string()).describe('Each opens once. They are told here and never again.')

const proof = z
  .object({
    state: z
      .enum(['none', 'missing', 'needed', 'shown'])
      .describe(
        '`needed`: without it this session does nothing that is for staff; `missing`: one has to be set up first; `none`: nobody asks for one.',
      ),
    ways: z.array(z.enum(['passkey', 'totp', 'recovery'])).describe('What can be shown.'),
    is_fresh: z.boolean().describe('Whether what asks again would not ask now.'),
    is_required: z.boolean().describe('Whether the gallery asks for one.'),
  })
  .meta({ id: 'Proof' })
const proved = z.object({ proof })

const bytes = z.string().max(20_000).describe('In base64url.')
const credential = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: z.string().regex(/^[\w-]{1,1400}$/),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}
const shownPasskey = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  })
  .describe('What `navigator.credentials.get` gave, by its `toJSON`.')
const madePasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('internal'))
        .max(10)
        .default([]),
    }),
  })
  .describe('What `navigator.credentials.create` gave, by its `toJSON`.')
const options = z
  .object({ options: z.looseObject({ challenge: z.string() }) })
  .describe('What the browser is asked with, as `PublicKeyCredential.parse…OptionsFromJSON` reads it.')
const passkey = z
  .object({
    id: z.string(),
    device: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })

/** How staff prove who they are beside their password, and what is asked for again. */
export const secondFactorEndpoints = {
  'GET /auth/proof': {
    summary: 'What this session has shown of who it is, and what it could show',
    access: 'user',
    status: 200,
    reply: proved,
  },
  'POST /auth/proof': {
    summary:
      'Shows a key or a code of the device, one for when it is lost, or the password where nobody asks for more; wrong ones are counted',
    access: 'user',
    body: z.object({
      passkey: shownPasskey.optional(),
      code: code.optional(),
      recovery_code: z.string().max(40).optional(),
      password: knownPassword.optional(),
    }),
    status: 200,
    reply: proved,
  },
  'POST /auth/proof/challenge': {
    summary: 'What a key of a device is to sign, once and within five minutes',
    access: 'user',
    status: 201,
    reply: options,
  },
  'GET /account/second-factor': {
    summary: 'What one has set up',
    access: 'user',
    status: 200,
    reply: z.object({
      proof,
      passkeys: z.array(passkey),
      recovery_codes: z.int().describe('How many are left.'),
    }),
  },
  'POST /account/second-factor/totp': {
    summary: 'A new secret for a device that shows codes; it counts once a code of it is shown',
    access: 'user',
    asksAgain: 'if-set-up',
    log: { subject: 'staff' },
    status: 201,
    reply: z.object({
      secret: z.string().describe('To type.'),
      address: z.string().describe('To scan.'),
      picture: z
        .object({ size: z.int(), path: z.string() })
        .describe('The address as a QR code: how many squares wide it is, and the dark ones as the path of an SVG.'),
    }),
  },
  'PUT /account/second-factor/totp': {
    summary: 'Shows the first code of the device, which counts from now on',
    access: 'user',
    asksAgain: 'if-set-up',
    log: { subject: 'staff' },
    body: z.object({ code }),
    status: 200,
    reply: z.object({ proof, recovery_codes: recoveryCodes }),
  },
  'DELETE /account/second-factor/totp': {
    summary: 'Takes the device away',
    access: 'user',
    asksAgain: 'always',
    log: { subject: 'staff' },
    status: 200,
    reply: proved,
  },
  'POST /account/second-factor/passkeys/challenge': {
    summary: 'What a device is to make a key with',
    access: 'user',
    asksAgain: 'if-set-up',
    status: 201,
    reply: options,
  },
  'POST /account/second-factor/passkeys': {
    summary: 'A key that a device has made, which counts from now on',
    access: 'user',
    asksAgain: 'if-set-up',
    log: { subject: 'staff' },
    body: z.object({ passkey: madePasskey }),
    status: 201,
    reply: z.object({ proof, recovery_codes: recoveryCodes.nullable() }),
  },
  'DELETE /account/second-factor/passkeys/{passkey}': {
    summary: 'Takes a key away',
    access: 'user',
    asksAgain: 'always',
    log: { subject: 'staff' },
    params: z.object({ passkey: z.string().regex(/^[\w-]{1,1400}$/) }),
    status: 200,
    reply: proved,
  },
  'POST /account/second-factor/recovery-codes': {
    summary: 'New codes for when the device is lost, in place of the former',
    access: 'user',
    asksAgain: 'always',
    log: { subject: 'staff' },
    status: 201,
    reply: z.object({ recovery_codes: recoveryCodes }),
  },
} as const satisfies Record<string, Endpoint>
