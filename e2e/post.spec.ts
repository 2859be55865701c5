import type { Page } from '@playwright/test'

import { account as cn } from '../src/messages/cn/account.ts'
import { account as en } from '../src/messages/en/account.ts'
import { fill } from '../src/messages/fill.ts'
import { account as fr } from '../src/messages/fr/account.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { enterAs, forgiveTurns, logInWith, newPerson, register } from './collector.ts'
import { query } from './gallery.ts'
import { readMails } from './peers.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const LANGUAGES = [
  ['en', '', '/', en],
  ['fr', '/fr', '/fr', fr],
  ['cn', '/cn', '/cn', cn],
] as const

const NEW_PASSWORD = 'the tide comes back'

/** Waits for the mail of that subject, and answers with it. */
async function awaitMail(email: string, subject: string) {
  await expect.poll(async () => (await readMails(email)).map((mail) => mail.subject)).toContain(subject)
  const mail = (await readMails(email)).findLast((one) => one.subject === subject)
  // Either node may have sent it, and each names its own address.
  const [, link = ''] = /http:\/\/localhost:\d+(\/\S+)/.exec(mail?.text ?? '') ?? []
  return { mail, link }
}

/** Answers at the login service. */
async function answerPeer(page: Page, person: { email: string; name: string; isVerified?: boolean } | 'no') {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  if (person === 'no') return page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Name').fill(person.name)
  if (person.isVerified === false) await pressWords(page.getByLabel('Verified'))
  await page.getByRole('button', { name: 'Log in' }).click()
}

for (const [locale, prefix, home, words] of LANGUAGES) {
  const mails = mailMessages[locale].kinds

  test(`in ${locale}: register, confirm by mail, forget the password, choose another by mail, come in`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await forgiveTurns()
    const person = newPerson()
    await visit(page, `${prefix}/register`)
    const field = (name: string) => page.locator(`main input[name="${name}"]`)
    await field('name').fill(person.name)
    await field('email').fill(person.email)
    await field('password').fill(person.password)
    await field('password_confirmation').fill(person.password)
    await page.locator('main button[type="submit"]').click()
    await expect(page).toHaveURL(home)

    const confirmation = await awaitMail(person.email, mails['verify-address'].subject)
    expect(confirmation.link).toMatch(new RegExp(`^${prefix}/verification/[\\w-]+$`))
    expect(confirmation.mail?.html).toContain(`lang="${locale === 'cn' ? 'zh-Hans' : locale}"`)
    await visit(page, confirmation.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.verification.done)

    const logOut = page
      .getByRole('banner')
      .getByRole('button')
      .filter({ hasText: /Log out|déconnecter|退出/ })
    await logOut.click()
    await expect(logOut).toHaveCount(0)
    await visit(page, `${prefix}/forgot-password`)
    await field('email').fill(person.email)
    await page.locator('main button[type="submit"]').click()
    await expect(page.getByText(words.forgot.sent)).toBeFocused()
    const reset = await awaitMail(person.email, mails['reset-password'].subject)
    expect(reset.link).toMatch(new RegExp(`^${prefix}/forgot-password/[\\w-]+$`))
    await visit(page, reset.link)
    await field('password').fill(NEW_PASSWORD)
    await field('password_confirmation').fill(NEW_PASSWORD)
    await page.locator('main button[type="submit"]').click()
    await expect(page.getByText(words.reset.done)).toBeVisible()
    await awaitMail(person.email, mails['password-changed'].subject)

    await page.getByRole('main').getByRole('link', { name: words.reset.login }).click()
    await logInWith(page, { ...person, password: NEW_PASSWORD })
    await expect(page).toHaveURL(home)
    const ids = (await readMails(person.email)).map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test(`in ${locale}: move to another address and another password; both addresses are told`, async ({ page }) => {
    const ada = await register()
    const { email } = newPerson()
    await query('UPDATE users SET email_verified_at = now(), locale = $2 WHERE id = $1', [ada.id, locale])
    await enterAs(page, ada)
    await visit(page, `${prefix}/account`)
    const profile = page.locator('#profile')
    await profile.getByLabel(words.fields.email).fill(email)
    await profile.getByLabel(words.fields.currentPassword, { exact: true }).fill(ada.password)
    await profile.getByRole('button', { name: words.form.save }).click()
    await expect(profile.getByText(fill(words.profile.doneEmail, { email }))).toBeVisible()
    await awaitMail(ada.email, mails['address-changed'].subject)
    const { link } = await awaitMail(email, mails['verify-address'].subject)
    await visit(page, link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.verification.done)

    await visit(page, `${prefix}/account`)
    const part = page.locator('#password')
    await part.getByLabel(words.fields.currentPassword, { exact: true }).fill(ada.password)
    await part.getByLabel(words.fields.newPassword, { exact: true }).fill(NEW_PASSWORD)
    await part.getByLabel(words.fields.confirmation, { exact: true }).fill(NEW_PASSWORD)
    await part.getByRole('button', { name: words.password.submit }).click()
    await expect(part.getByText(words.password.done)).toBeVisible()
    await awaitMail(email, mails['password-changed'].subject)
    await pressWords(page.locator('#newsletter').getByRole('checkbox'))
    await expect(page.locator('#newsletter').getByText(words.newsletter.states.confirmed)).toBeVisible()
    await expect(page.locator('#sessions li')).toHaveCount(1)
  })

  test(`in ${locale}: come in through the other service, and leave for good`, async ({ page }) => {
    const { email, name } = newPerson('Bea')
    await visit(page, `${prefix}/account`)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: fill(words.login.with, { provider: 'Peer' }) })
      .click()
    await answerPeer(page, { email, name })

    await expect(page).toHaveURL(`${prefix}/account`)
    await expect(page.getByText(fill(words.pages.account.introduction, { name }))).toBeVisible()
    await page.getByRole('button', { name: words.data.delete, exact: true }).click()
    await page.getByRole('dialog').getByLabel(words.data.confirmEmail).fill(email)
    await page.getByRole('dialog').getByRole('button', { name: words.data.confirm }).click()
    await expect(page).toHaveURL(home)
    await awaitMail(email, mails['account-deleted'].subject)
    expect(await query('SELECT FROM users WHERE email = $1', [email])).toEqual([])
  })
}

test('who is known under a verified address comes in through the service, and is told by mail', async ({ page }) => {
  const ada = await register()
  await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [ada.id])
  await visit(page, '/login')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue with Peer' }).click()
  await answerPeer(page, { email: ada.email, name: 'Somebody' })

  await expect(page).toHaveURL('/')
  await visit(page, '/account')
  await expect(page.getByText('Welcome, Ada.')).toBeVisible()
  await awaitMail(ada.email, fill(mailMessages.en.kinds['service-linked'].subject, { service: 'Peer' }))
})

test('an address that the service has not verified leads nowhere, and declining is explained', async ({ page }) => {
  const ada = await register()
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Continue with Peer' }).click()
  await answerPeer(page, { email: ada.email, name: 'Eve', isVerified: false })
  await expect(page.getByRole('alert').first()).toHaveText(en.login.social.unverified)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()

  await visit(page, '/cn/login')
  await page.getByRole('link', { name: fill(cn.login.with, { provider: 'Peer' }) }).click()
  // The service remembers who was there; another person begins anew.
  await page.context().clearCookies()
  await visit(page, '/cn/login')
  await page.getByRole('link', { name: fill(cn.login.with, { provider: 'Peer' }) }).click()
  await answerPeer(page, 'no')
  await expect(page.getByRole('alert').first()).toHaveText(cn.login.social.denied)
})
