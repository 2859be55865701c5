import { z } from 'zod'

import { newPassword, personName, samePasswords } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { email, locale } from '../fields.ts'
import { GALLERY_MAILS } from '../mail/values.ts'
import { SCOPES } from '../scope.ts'

const done = <Word extends string>(word: Word) => z.object({ status: z.literal(word) })

/** What staff may do: at least one thing that collectors may not. */
const staffScope = z
  .array(z.enum(['editor', 'sales', 'admin']))
  .min(1)
  .max(3)
const scope = z.array(z.enum(SCOPES))

const galleryMails = z.array(z.enum(GALLERY_MAILS)).max(GALLERY_MAILS.length)

const member = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    scope,
    is_active: z.boolean(),
    has_second_factor: z.boolean(),
    sessions: z.int().describe('How many are open.'),
    last_seen_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    mailed_about: galleryMails.describe(
      'Which mails to the gallery reach them, too, as long as they sell or may do everything.',
    ),
  })
  .meta({ id: 'Member' })
const invitation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  scope,
  invited_by: z.string(),
  expires_at: z.iso.datetime(),
})
const rules = z.object({
  second_factor: z.enum(['nobody', 'admin', 'staff']).describe('Of whom one is asked; never of the demo’s people.'),
})
const staff = z.object({
  members: z.array(member),
  invitations: z.array(invitation),
  rules,
  unmailed: galleryMails.describe(
    'Which mails the gallery’s own address does without, as long as somebody else gets them.',
  ),
})
const ofMember = z.object({ member: z.uuid() })

const STATE_OF_STAFF = {
  at: 'GET /staff',
  places: [
    'rules.second_factor',
    'members.*.scope',
    'members.*.is_active',
    'members.*.has_second_factor',
    'members.*.sessions',
    'members.*.mailed_about',
    'unmailed',
    'invitations.*.scope',
  ],
} as const

/** Who works for the gallery. */
export const staffEndpoints = {
  'GET /staff': {
    summary: 'Who works for the gallery, who was asked to, and what is asked of them',
    access: 'admin',
    isForPeople: true,
    status: 200,
    reply: staff,
  },
  'PUT /staff/rules': {
    summary: 'Says of whom a second factor is asked; it holds at once',
    access: 'admin',
    isForPeople: true,
    asksAgain: 'always',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    body: rules,
    status: 200,
    reply: staff,
  },
  'POST /staff/invitations': {
    summary: 'Asks somebody by mail to work here; the link holds a week',
    access: 'admin',
    isForPeople: true,
    asksAgain: 'always',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    body: z.object({ name: personName, email, scope: staffScope, locale }),
    status: 201,
    reply: staff,
  },
  'DELETE /staff/invitations/{invitation}': {
    summary: 'Takes an invitation back',
    access: 'admin',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    isForPeople: true,
    params: z.object({ invitation: z.uuid() }),
    status: 200,
    reply: staff,
  },
  'PATCH /staff/{member}': {
    summary: 'Changes what somebody may do, or whether they come in at all: then all their sessions end at once',
    access: 'admin',
    isForPeople: true,
    asksAgain: 'always',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    params: ofMember,
    body: z.object({ scope: staffScope.optional(), is_active: z.boolean().optional() }),
    status: 200,
    reply: staff,
  },
  'PUT /staff/{member}/mails': {
    summary: 'Says which mails to the gallery reach somebody, too',
    access: 'admin',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    params: ofMember,
    body: z.object({ kinds: galleryMails }),
    status: 200,
    reply: staff,
  },
  'PUT /staff/unmailed': {
    summary: 'Says which mails the gallery’s own address does without, as long as somebody else gets them',
    access: 'admin',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    body: z.object({ kinds: galleryMails }),
    status: 200,
    reply: staff,
  },
  'DELETE /staff/{member}/sessions': {
    summary: 'Logs somebody out everywhere',
    access: 'admin',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    isForPeople: true,
    params: ofMember,
    status: 200,
    reply: staff,
  },
  'DELETE /staff/{member}/second-factor': {
    summary: 'Takes a lost second factor away; they are told, and set up another when they come in',
    access: 'admin',
    isForPeople: true,
    asksAgain: 'always',
    log: { subject: 'staff', looks: STATE_OF_STAFF },
    params: ofMember,
    status: 200,
    reply: staff,
  },
  'GET /staff/welcome/{token}': {
    summary: 'What an invitation says, for whoever was sent its link',
    params: z.object({ token: z.string().max(200) }),
    status: 200,
    reply: z.object({
      invitation: invitation.omit({ id: true, expires_at: true }).extend({
        has_account: z.boolean().describe('Who has one comes in with its password.'),
      }),
    }),
  },
  'POST /staff/welcome/{token}': {
    summary: 'Says yes to an invitation, once; who has no account chooses a password',
    params: z.object({ token: z.string().max(200) }),
    body: z
      .object({
        name: personName.optional(),
        password: newPassword.optional(),
        password_confirmation: z.string().max(128).optional(),
      })
      .check(samePasswords),
    status: 200,
    reply: done('welcome'),
  },
} as const satisfies Record<string, Endpoint>
