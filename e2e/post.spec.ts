import type { Page } from '@playwright/test'

import { apiMessages } from '../src/messages/api.ts'
import { account as cn } from '../src/messages/cn/accounts/account.ts'
import { account as en } from '../src/messages/en/accounts/account.ts'
import { fill } from '../src/messages/fill.ts'
import { account as fr } from '../src/messages/fr/accounts/account.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { enterAs, forgiveTurns, logInElsewhere, logInWith, newPerson, register } from './collector.ts'
import { query } from './gallery.ts'
import { readMails } from './peers.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

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

test('in cn: register, confirm by mail, forget the password, choose another by mail, come in; the link works once', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000)
  await forgiveTurns()
  const mails = mailMessages.cn.kinds
  const person = newPerson()
  const field = (name: string) => page.locator(`main input[name="${name}"]`)
  const submit = () => page.locator('main button[type="submit"]').click()
  await visit(page, '/cn/register')
  await field('name').fill(person.name)
  await field('email').fill(person.email)
  await field('password').fill(person.password)
  await field('password_confirmation').fill(person.password)
  await submit()
  await expect(page).toHaveURL('/cn')

  const confirmation = await awaitMail(person.email, mails['verify-address'].subject)
  expect(confirmation.link).toMatch(/^\/cn\/verification\/[\w-]+$/)
  expect(confirmation.mail?.html).toContain('lang="zh-Hans"')
  await visit(page, confirmation.link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cn.verification.done)
  const logOut = page.getByRole('banner').getByRole('button').filter({ hasText: '退出' })
  await logOut.click()
  await expect(logOut).toHaveCount(0)

  await test.step('the same answer for everybody who has forgotten a password', async () => {
    await page.getByRole('banner').getByRole('link', { name: cn.login.submit }).click()
    await page.getByRole('link', { name: cn.login.forgot }).click()
    await expect(page).toHaveURL('/cn/forgot-password')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const email of ['nobody@example.com', person.email]) {
      await field('email').fill(email)
      await submit()
      await expect(page.getByText(cn.forgot.sent)).toBeFocused()
      if (email !== person.email) await page.getByRole('button', { name: cn.forgot.again }).click()
    }
    await expectAccessible(page, 'main')
  })

  const reset = await awaitMail(person.email, mails['reset-password'].subject)
  expect(reset.link).toMatch(/^\/cn\/forgot-password\/[\w-]+$/)
  const choosePassword = async () => {
    await visit(page, reset.link)
    await field('password').fill(NEW_PASSWORD)
    await field('password_confirmation').fill(NEW_PASSWORD)
    await submit()
  }
  await choosePassword()
  await expect(page.getByText(cn.reset.done)).toBeVisible()
  await awaitMail(person.email, mails['password-changed'].subject)

  await page.getByRole('main').getByRole('link', { name: cn.reset.login }).click()
  await logInWith(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL('/cn')
  const ids = (await readMails(person.email)).map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)

  await choosePassword()
  await expect(page.getByText(cn.reset.faults['link-used'])).toBeVisible()
  await expect(page.getByRole('link', { name: cn.reset.newLink })).toHaveAttribute('href', '/cn/account#password')
  await expectAccessible(page, 'main')
  expect(faults.splice(0).every((fault) => /410/.test(fault))).toBe(true)
})

test('in fr: move to another address and another password, each for the present password only; both addresses are told, and every other device is logged out', async ({
  page,
  faults,
}) => {
  const mails = mailMessages.fr.kinds
  const ada = await register()
  const { email } = newPerson()
  await query(`UPDATE users SET email_verified_at = now(), locale = 'fr' WHERE id = $1`, [ada.id])
  await logInElsewhere(ada)
  await enterAs(page, ada)
  await visit(page, '/fr/account')
  await expect(page.locator('#sessions li')).toHaveCount(2)

  await test.step('a wrong password is said under its field, the right one moves to the new address', async () => {
    const profile = page.locator('#profile')
    const current = profile.getByLabel(fr.fields.currentPassword, { exact: true })
    await profile.getByLabel(fr.fields.email).fill(email)
    await current.fill('not the one')
    await profile.getByRole('button', { name: fr.form.save }).click()
    await expect(current).toHaveAttribute('aria-invalid', 'true')
    await expect(current).toHaveAccessibleDescription(apiMessages.fr.fields.wrongPassword)
    await expectAccessible(page, '#profile')
    faults.splice(0)
    await current.fill(ada.password)
    await profile.getByRole('button', { name: fr.form.save }).click()
    await expect(profile.getByText(fill(fr.profile.doneEmail, { email }))).toBeVisible()
    await expect(profile.getByText(fill(fr.verification.pending, { email }))).toBeVisible()
  })
  await awaitMail(ada.email, mails['address-changed'].subject)
  const { link } = await awaitMail(email, mails['verify-address'].subject)
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.verification.done)

  await page.getByRole('main').getByRole('link', { name: fr.verification.toAccount }).click()
  const part = page.locator('#password')
  await part.getByRole('button', { name: fr.password.submit }).click()
  await expect(part.locator('[aria-invalid="true"]')).toHaveCount(3)
  await expectAccessible(page, '#password')
  await part.getByLabel(fr.fields.currentPassword, { exact: true }).fill(ada.password)
  await part.getByLabel(fr.fields.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await part.getByLabel(fr.fields.confirmation, { exact: true }).fill(NEW_PASSWORD)
  await part.getByRole('button', { name: fr.password.submit }).click()
  await expect(part.getByText(fr.password.done)).toBeVisible()
  await awaitMail(email, mails['password-changed'].subject)
  // That this one goes on is walked in `two-origins.spec.ts`.
  expect(await query('SELECT FROM sessions WHERE user_id = $1', [ada.id])).toHaveLength(1)
})

test('through the service an address that it has not verified leads nowhere, declining is explained, who is known under a verified address comes in and is told by mail; who is new comes in, too, and leaves for good', async ({
  page,
}) => {
  const [ada, bea] = [await register(), newPerson('Bea')]
  await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [ada.id])
  const enter = async (person: Parameters<typeof answerPeer>[1], words = cn) => {
    // The service remembers who was there; another person begins anew.
    await page.context().clearCookies()
    await page.getByRole('link', { name: fill(words.login.with, { provider: 'Peer' }) }).click()
    await answerPeer(page, person)
  }
  await visit(page, '/cn/login')
  await enter({ email: ada.email, name: 'Eve', isVerified: false })
  await expect(page.getByRole('alert').first()).toHaveText(cn.login.social.unverified)
  await enter('no')
  await expect(page.getByRole('alert').first()).toHaveText(cn.login.social.denied)
  await expect(page.getByRole('banner').getByRole('link', { name: cn.login.submit })).toBeVisible()

  await test.step('who is known is who they were, whatever the service calls them', async () => {
    await enter({ email: ada.email, name: 'Somebody' })
    await expect(page).toHaveURL('/cn')
    await page.getByRole('banner').getByRole('link', { name: cn.pages.account.heading }).click()
    await expect(page.getByText(fill(cn.pages.account.introduction, { name: ada.name }))).toBeVisible()
    await awaitMail(ada.email, fill(mailMessages.en.kinds['service-linked'].subject, { service: 'Peer' }))
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('in en who is new comes in where they were going, and leaves for good', async () => {
    await visit(page, '/account')
    await enter({ email: bea.email, name: bea.name }, en)
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(fill(en.pages.account.introduction, { name: bea.name }))).toBeVisible()
    await page.getByRole('button', { name: en.data.delete, exact: true }).click()
    await page.getByRole('dialog').getByLabel(en.data.confirmEmail).fill(bea.email)
    await page.getByRole('dialog').getByRole('button', { name: en.data.confirm }).click()
    await expect(page).toHaveURL('/')
    await awaitMail(bea.email, mailMessages.en.kinds['account-deleted'].subject)
    expect(await query('SELECT FROM users WHERE email = $1', [bea.email])).toEqual([])
  })
})
