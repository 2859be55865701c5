import type { Page } from '@playwright/test'

import { connect } from '../src/database/index.ts'
import { makeConfirmation, requestNewsletter } from '../src/domain/newsletter/index.ts'
import { account as cn } from '../src/messages/cn/accounts/account.ts'
import { account as en } from '../src/messages/en/accounts/account.ts'
import { account as fr } from '../src/messages/fr/accounts/account.ts'
import { footer } from '../src/messages/fr/shell/footer.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { forgiveTurns, newPerson } from './collector.ts'
import { databaseUrl, galleryUrl, query } from './gallery.ts'
import { readMails } from './peers.ts'
import { expect, expectAccessible, openSession, test, visit } from './test.ts'

// Letters go to all readers, so each journey's has a subject of its own.
const LETTER = {
  subject: { en: 'New on the walls', fr: 'Nouveaux accrochages', cn: '新作上墙' },
  body: [
    {
      text: {
        en: 'Come and see [the works](/artwork).\n\nUntil soon.',
        fr: 'Venez voir [les œuvres](/artwork).\n\nÀ bientôt.',
        cn: '欢迎来看[作品](/artwork)。\n\n再会。',
      },
    },
  ],
}

/** Waits for a mail of that subject, and answers with it. */
async function awaitMail(email: string, subject: string) {
  await expect.poll(async () => (await readMails(email)).map((mail) => mail.subject)).toContain(subject)
  return (await readMails(email)).findLast((mail) => mail.subject === subject)
}

// Either node may have sent it, and each names its own address.
const linkIn = (text: string | undefined, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`http://localhost:\\d+(\\S*/newsletter/${page}/[\\w-]+)`).exec(text ?? '')?.[1] ?? ''

async function askFor(page: Page, email: string) {
  await forgiveTurns()
  await page.getByLabel(footer.newsletterField).fill(email)
  await page.getByRole('button', { name: footer.newsletterButton, exact: true }).click()
  await expect(page.getByText(footer.newsletterDone)).toBeFocused()
}

/** Sends a letter as the staff do, to all who have confirmed. */
async function sendLetter() {
  const token = await openSession(['editor'])
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${galleryUrl}/api/newsletter/issues${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { issue: { id: string; status: string } }
  }
  const { issue } = await post('', LETTER)
  expect((await post(`/${issue.id}/sending`, {})).issue.status).toMatch(/sending|sent/)
}

test('in fr: ask at the foot, confirm by mail, get a letter, unsubscribe from it', async ({ page, faults }) => {
  test.setTimeout(120_000)
  const mails = mailMessages.fr.kinds
  const { email } = newPerson()
  await page.setViewportSize({ width: 375, height: 740 })
  await visit(page, `/fr/press`)
  await askFor(page, email)
  const asked = await awaitMail(email, mails['newsletter-confirm'].subject)
  const confirmation = linkIn(asked?.text, 'confirm')
  expect(confirmation).toMatch(new RegExp(`^/fr/newsletter/confirm/`))

  // Opening the link changes nothing yet: programs that look into mails do it too.
  await visit(page, confirmation)
  const statusOf = async () => (await query('SELECT status FROM newsletter_subscriptions WHERE email = $1', [email]))[0]
  expect(await statusOf()).toEqual({ status: 'pending' })
  await expectAccessible(page, 'main')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  await page.getByRole('button', { name: fr.letter.confirm.button }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: fr.letter.confirm.done })).toBeFocused()
  expect(await statusOf()).toEqual({ status: 'confirmed' })
  await visit(page, confirmation)
  await page.getByRole('button', { name: fr.letter.confirm.button }).click()
  await expect(page.getByText(fr.letter.confirm.faults['link-used'])).toBeVisible()
  await expect(page.getByText(fr.letter.confirm.again)).toBeVisible()
  expect(faults.splice(0).filter((fault) => !fault.includes('410'))).toEqual([])

  await sendLetter()
  const letter = await awaitMail(email, LETTER.subject.fr)
  const end = linkIn(letter?.text, 'unsubscribe')
  expect(end).toMatch(new RegExp(`^/fr/newsletter/unsubscribe/`))
  const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toContain(end)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  await visit(page, end)
  expect(await statusOf()).toEqual({ status: 'confirmed' })
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: fr.letter.unsubscribe.button, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: fr.letter.unsubscribe.done })).toBeFocused()
  expect(await statusOf()).toEqual({ status: 'unsubscribed' })

  // The mail program's own button is pressed afterwards: the answer is the same.
  const click = await fetch(galleryUrl + end, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
  expect([click.status, await click.text()]).toEqual([200, `${fr.letter.unsubscribe.done}\n`])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the unsubscribe page still has a button that works', async ({ page }) => {
    const { email } = newPerson()
    await query(
      `INSERT INTO newsletter_subscriptions (email, locale, status, confirmed_at, mark)
       VALUES ($1, 'fr', 'confirmed', now(), newsletter_mark($1))`,
      [email],
    )
    await sendLetter()
    const letter = await awaitMail(email, 'Nouveaux accrochages')
    await page.goto(linkIn(letter?.text, 'unsubscribe'))
    await page.getByRole('button', { name: fr.letter.unsubscribe.button }).click()

    await expect(page.getByText(fr.letter.unsubscribe.done)).toBeVisible()
    expect(await query('SELECT status FROM newsletter_subscriptions WHERE email = $1', [email])).toEqual([
      { status: 'unsubscribed' },
    ])
  })
})

test('links that are cut off or expired are told apart, and lead on', async ({ page, faults }) => {
  await visit(page, '/cn/newsletter/unsubscribe/x')
  await page.getByRole('button', { name: cn.letter.unsubscribe.button, exact: true }).click()
  await expect(page.getByText(cn.letter.unsubscribe.fault)).toBeVisible()
  expect(faults.splice(0).filter((fault) => !fault.includes('410'))).toEqual([])

  await visit(page, `/newsletter/confirm/${await makeExpiredToken(newPerson().email)}`)
  await page.getByRole('button', { name: en.letter.confirm.button }).click()
  await expect(page.getByText(en.letter.confirm.faults['link-expired'])).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: en.letter.confirm.renew }).click()
  await expect(page.getByText(en.letter.confirm.sent)).toBeVisible()
  expect(faults.splice(0).filter((fault) => !fault.includes('410'))).toEqual([])
})

/** What a link says that was mailed to somebody eight days ago. */
async function makeExpiredToken(email: string): Promise<string> {
  const { db, pool } = await connect({ connectionString: databaseUrl })
  const now = Date.now
  try {
    await requestNewsletter(db, { email, locale: 'en', source: 'footer' })
    Date.now = () => now() - 8 * 24 * 60 * 60 * 1000
    return (await makeConfirmation(db, email)) ?? ''
  } finally {
    Date.now = now
    await pool.end()
  }
}
