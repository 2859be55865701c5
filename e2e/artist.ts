import type { Locale } from '../src/contract/locale.ts'
import { fill } from '../src/messages/fill.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { SMALL_PDF } from '../src/testing/send-application.ts'
import { logInElsewhere, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { readMails } from './peers.ts'
import { expect } from './test.ts'

export const PORTFOLIO = { name: 'portfolio.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF }

/** Waits for the mail of that subject, and answers with it and the first link to a page in it. */
export async function awaitMail(email: string, subject: string) {
  await expect
    .poll(async () => (await readMails(email)).map((mail) => mail.subject), { timeout: 30_000 })
    .toContain(subject)
  const mail = (await readMails(email)).findLast((one) => one.subject === subject)
  const [, link = ''] = /http:\/\/localhost:\d+(\/\S+)/.exec(mail?.text ?? '') ?? []
  return { mail, link }
}

/** Calls the API as one of the staff. */
export async function openOffice() {
  const staff = await register('Staff')
  await query(`UPDATE users SET scope = '{collector,sales}' WHERE id = $1`, [staff.id])
  const authorization = `Bearer ${await logInElsewhere(staff)}`
  const send = async (path: string, body: object) => {
    const reply = await fetch(`${galleryUrl}/api${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(reply.status).toBe(200)
  }
  return {
    answer: (reference: string, status: string, note = '') =>
      send(`/sales/applications/${reference}/status`, { status, note }),
    /** Lets days pass in the sandbox, with all that falls due in them. */
    pass: (days: number) => send('/sandbox/clock', { days }),
  }
}

/** Has staff accept an application; answers with what leads to its plan. */
export async function accept({ email, reference, locale }: { email: string; reference: string; locale: Locale }) {
  const office = await openOffice()
  await office.answer(reference, 'under_review')
  await office.answer(reference, 'accepted')
  const { subject } = mailMessages[locale].kinds['application-accepted']
  const { link } = await awaitMail(email, fill(subject, { reference }))
  return { email, reference, link, office }
}
