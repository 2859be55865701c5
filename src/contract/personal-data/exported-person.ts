import { z } from 'zod'

import { addresses, session, user } from '../accounts/shapes.ts'
import { exportedAlerts } from '../alerts/endpoints.ts'
import { APPLICATION_STATUSES } from '../applications/values.ts'
import { collectedWork } from '../collection/shapes.ts'
import { view } from '../content/shapes.ts'
import { exportedEnquiry } from '../enquiries/shapes.ts'
import { locale } from '../fields.ts'
import { exportedOrder } from '../orders/exported-order.ts'
import { paper } from '../orders/shapes.ts'
import { planBilling } from '../plans/endpoints.ts'

/** What somebody agreed to, and how that can be shown. */
export const consent = z.object({
  at: z.iso.datetime(),
  kind: z.string().describe('`asked`, `confirmed`, `unsubscribed`, `forgotten`.'),
  source: z.string().describe('Where it happened, such as the foot of a page or the link in a mail.'),
  locale,
  words: z.string().describe('The words that were agreed to.'),
})

const exportedApplication = z
  .object({
    reference: z.string(),
    first_name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    status: z.enum(APPLICATION_STATUSES),
    created_at: z.iso.datetime(),
    agreed_at: z.iso.datetime().describe('When the terms of the programme were agreed to.'),
    file: z.object({ bytes: z.int(), pages: z.int() }),
    events: z.array(z.object({ at: z.iso.datetime(), status: z.enum(APPLICATION_STATUSES), note: z.string() })),
    ledger: z
      .array(z.object({ at: z.iso.datetime(), month: z.int(), kind: z.string(), amount: z.number() }))
      .describe('What was charged and paid for its plan, in euros.'),
    billing: planBilling.nullable().describe('What the invoices of its plan are addressed to.'),
    papers: z.array(paper).describe('Invoices and credit notes of its plan.'),
  })
  .meta({ id: 'ExportedApplication' })

/** What staff know somebody by and wrote of them, by any contact that is the same person. */
export const exportedContact = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    tags: z.array(z.string()),
    notes: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  })
  .meta({ id: 'ExportedContact' })

/** What belongs to an account, to take away. */
export const exportedAccount = {
  user: user.extend({ created_at: z.iso.datetime() }),
  addresses,
  favourites: z.array(z.object({ id: z.int(), slug: z.string(), added_at: z.iso.datetime() })),
  sessions: z.array(session),
  services: z.array(z.object({ provider: z.string(), linked_at: z.iso.datetime() })),
  alerts: exportedAlerts,
  certificates: z
    .array(z.object({ number: z.string(), title: z.string(), code: z.string() }))
    .describe('Of the works that they own.'),
  collection: z
    .array(
      collectedWork
        .omit({ id: true, version: true, photo: true, order: true, invoice: true })
        .extend({ certificate: z.string().nullable(), has_photo: z.boolean() }),
    )
    .describe('All works that they own, with what they noted; photographs are fetched one by one.'),
  views: z.array(view.omit({ id: true })).describe('Of staff: the lists that they have saved for themselves.'),
}

/** What belongs to an address too, of those who have proved that it is theirs. */
export const exportedOfAddress = {
  newsletter: z.object({
    status: z.enum(['none', 'pending', 'confirmed']),
    history: z.array(consent).describe('What was asked, confirmed and ended, for a verified address.'),
  }),
  orders: z.array(exportedOrder),
  enquiries: z
    .array(exportedEnquiry)
    .describe('Whole threads of a verified address; of others what was sent while logged in.'),
  applications: z.array(exportedApplication).describe('Of a verified address.'),
  mails: z
    .array(z.object({ kind: z.string(), to: z.string(), at: z.iso.datetime(), sent_at: z.iso.datetime().nullable() }))
    .describe('Which mails are kept, for some weeks.'),
}
