import { connect } from '../src/database/index.ts'
import { codeAt, stepAt } from '../src/domain/accounts/index.ts'
import { signLink } from '../src/domain/tokens/index.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { safety } from '../src/messages/en/backoffice/safety.ts'
import { staff } from '../src/messages/en/backoffice/staff.ts'
import { fill } from '../src/messages/fill.ts'
import { readBase32 } from '../src/testing/read-base32.ts'
import { type Collector, newPerson, register } from './collector.ts'
import { databaseUrl, galleryUrl, query } from './gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

/** What the link of an invitation ends in. */
async function linkFor(email: string): Promise<string> {
  const [row] = await query<{ id: string }>('SELECT id FROM staff_invitations WHERE email = $1', [email])
  const { db, pool } = await connect({ connectionString: databaseUrl })
  try {
    return await signLink(db, 'staff-invitation', row?.id ?? '')
  } finally {
    await pool.end()
  }
}

test('an administrator sets up a second factor, invites an editor, who comes in and is sent away again', async ({
  page,
  faults,
}) => {
  const ada = await register('Ada')
  await query(`UPDATE users SET scope = '{collector,admin}' WHERE id = $1`, [ada.id])
  const logIn = async ({ email, password }: Pick<Collector, 'email' | 'password'>) => {
    await page.getByLabel(frame.login.email).fill(email)
    await page.getByLabel(frame.login.password).fill(password)
    await page.getByRole('button', { name: frame.login.submit }).click()
  }
  await page.goto('/admin/staff')
  await logIn(ada)

  await expect(page.getByRole('heading', { name: safety.missingTitle })).toBeVisible()
  await expect(page.getByRole('img', { name: safety.picture })).toBeVisible()
  await expectAccessible(page)
  const shown = (await page.locator('.select-all').innerText()).replaceAll(' ', '')
  const code = (drift = 0) => codeAt(readBase32(shown), stepAt(new Date()) + drift)
  await page.getByLabel(safety.code).fill('12 34')
  await page.getByText(safety.confirm, { exact: true }).click()
  await expect(page.getByLabel(safety.code)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(safety.code).fill(code())
  await page.getByText(safety.confirm, { exact: true }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByText(safety.kept, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: staff.title })).toBeVisible()
  await expectAccessible(page, 'main')

  // A quarter of an hour later it is asked for once more, over what was typed.
  await query(`UPDATE sessions SET proved_at = proved_at - interval '16 minutes' WHERE user_id = $1`, [ada.id])
  const nora = newPerson('Nora')
  await page.getByLabel(staff.name, { exact: true }).fill(nora.name)
  await page.getByLabel(staff.email, { exact: true }).fill(nora.email)
  await page.getByText(staff.scopeHints.editor).last().click()
  await page.getByText(staff.send, { exact: true }).click()
  const question = page.getByRole('dialog', { name: safety.againTitle })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'dialog')
  await question.getByLabel(safety.code).fill(code(1))
  await page.keyboard.press('Enter')
  await expect(page.getByText(fill(staff.sent, { name: nora.name }))).toBeVisible()

  const adas = await page.evaluate(() => localStorage.getItem('cimaise.auth') ?? '')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/admin/welcome/${await linkFor(nora.email)}`)
  await expect(page.getByText(staff.scopeHints.editor)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(staff.welcome.password).fill(nora.password)
  await page.getByLabel(staff.welcome.again).fill(nora.password)
  await page.getByText(staff.welcome.accept, { exact: true }).click()
  await page.getByText(staff.welcome.toLogin, { exact: true }).click()
  await logIn(nora)
  await expect(page.getByRole('heading', { level: 1, name: frame.kinds.artworks.many })).toBeVisible()
  const { token } = await page.evaluate((kept) => {
    const noras = localStorage.getItem('cimaise.auth') ?? ''
    localStorage.setItem('cimaise.auth', kept)
    return (JSON.parse(noras) as { state: { token: string } }).state
  }, adas)
  const status = async () =>
    (await fetch(`${galleryUrl}/api/editor/artworks`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await status()).toBe(200)
  await page.goto('/admin/staff')
  const row = page.getByRole('listitem').filter({ hasText: nora.email })
  await row.getByText(staff.change, { exact: true }).click()
  await row.getByText(staff.deactivate, { exact: true }).click()
  // The same words as the button's, once they are true.
  await expect(row.getByRole('definition').filter({ hasText: staff.away })).toBeVisible()
  expect(await status()).toBe(401)
  // What was refused before it was mended, and the call that asked again.
  expect(faults.splice(0).filter((fault) => !/(422|403)/.test(fault))).toEqual([])
})

test('a device that keeps a key shows by itself who sits there, and opens the back office the next time too', async ({
  page,
  faults,
}) => {
  const bea = await register('Bea')
  await query(`UPDATE users SET scope = '{collector,admin}' WHERE id = $1`, [bea.id])
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  })
  const logIn = async () => {
    await page.goto('/admin/safety')
    await page.getByLabel(frame.login.email).fill(bea.email)
    await page.getByLabel(frame.login.password).fill(bea.password)
    await page.getByRole('button', { name: frame.login.submit }).click()
  }
  await logIn()
  await page.getByText(safety.setUpPasskey, { exact: true }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByText(safety.kept, { exact: true }).click()
  await expect(page.getByRole('heading', { name: safety.passkeys })).toBeVisible()
  await expectAccessible(page, 'main')

  await query('DELETE FROM sessions WHERE user_id = $1', [bea.id])
  await page.evaluate(() => localStorage.clear())
  await logIn()
  await expectAccessible(page)
  await page.getByText(safety.passkeyUse, { exact: true }).click()
  await expect(page.getByText(safety.passkeyAdd, { exact: true })).toBeVisible()
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('401')))
  await devices.detach()
})
