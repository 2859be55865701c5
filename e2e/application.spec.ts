import { application as cn } from '../src/messages/cn/application.ts'
import { application as en } from '../src/messages/en/application.ts'
import { fill } from '../src/messages/fill.ts'
import { application as fr } from '../src/messages/fr/application.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { CORPUS } from '../src/testing/pdf/pdf-corpus.ts'
import { awaitMail, openOffice, PORTFOLIO } from './artist.ts'
import { forgiveTurns, newPerson } from './collector.ts'
import { query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const LANGUAGES = [
  ['en', '', en],
  ['fr', '/fr', fr],
  ['cn', '/cn', cn],
] as const

const PHONE = { width: 390, height: 844 }

for (const [locale, prefix, words] of LANGUAGES) {
  test(`in ${locale}: apply, hear of it by mail, follow the private link, be accepted`, async ({ page }) => {
    test.setTimeout(120_000)
    await forgiveTurns()
    const { email } = newPerson()
    await page.setViewportSize(PHONE)
    await visit(page, `${prefix}/subscription`)
    const form = page.getByRole('form', { name: words.form.label })
    await form.getByLabel(words.form.firstName, { exact: true }).fill('Inès')
    await form.getByLabel(words.form.surname, { exact: true }).fill('Marchetti')
    await form.getByLabel(words.form.email).fill(email)
    await form.getByLabel(words.form.phone).fill('+33 6 12 34 56 78')
    await form.getByLabel(words.form.pdf).setInputFiles(PORTFOLIO)
    await form.getByRole('button', { name: words.form.submit }).click()

    const agreement = form.locator('input[name="agreement"]')
    await expect(agreement).toBeFocused()
    await expect(form.getByText(words.form.agreementMissing)).toBeVisible()
    await expectAccessible(page, 'main')
    await pressWords(agreement)
    await form.getByRole('button', { name: words.form.submit }).click()

    await expect(page.getByRole('heading', { name: words.done.title })).toBeFocused()
    const reference = (await page.getByText(/^A-\d{2}-\d{4}-\d{3}$/).textContent()) ?? ''
    await expect(page.getByText(fill(words.done.text, { email }))).toBeVisible()
    await expectAccessible(page, 'main')

    const kinds = mailMessages[locale].kinds
    const arrived = await awaitMail(email, fill(kinds['application-received'].subject, { reference }))
    expect(arrived.link).toMatch(new RegExp(`^${prefix}/application/[\\w-]{64}$`))
    await visit(page, arrived.link)
    await expect(page.getByText(words.states.received).first()).toBeVisible()
    await expect(page.getByText(reference)).toBeVisible()

    const { answer } = await openOffice()
    await answer(reference, 'under_review')
    await answer(reference, 'accepted', 'Two of us were moved.')
    const accepted = await awaitMail(email, fill(kinds['application-accepted'].subject, { reference }))
    expect(accepted.link).toMatch(new RegExp(`^${prefix}/pricing\\?application=[\\w-]{64}$`))
    expect(accepted.mail?.text).toContain('Two of us were moved.')
    await visit(page, arrived.link)
    await expect(page.getByText(words.explanations.accepted)).toBeVisible()
    await expect(page.getByText('Two of us were moved.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page, 'main')
    await page.getByRole('main').getByRole('link', { name: words.page.plan }).click()
    await expect(page).toHaveURL(accepted.link)
  })
}

test('a file that was cut off is refused in words, and everything typed stays, the file too', async ({
  page,
  faults,
}) => {
  await forgiveTurns()
  await visit(page, '/subscription')
  const form = page.getByRole('form', { name: en.form.label })
  const damaged = CORPUS.find(({ name }) => name === 'cut off after 50 %')?.bytes() ?? Buffer.alloc(0)
  await form.getByLabel(en.form.firstName, { exact: true }).fill('Inès')
  await form.getByLabel(en.form.surname, { exact: true }).fill('Marchetti')
  await form.getByLabel(en.form.email).fill(newPerson().email)
  await form.getByLabel(en.form.phone).fill('+33 6 12 34 56 78')
  await pressWords(form.locator('input[name="agreement"]'))
  const file = form.getByLabel(en.form.pdf)
  await file.setInputFiles({ ...PORTFOLIO, buffer: damaged })
  await form.getByRole('button', { name: en.form.submit }).click()

  await expect(form.getByText('The PDF is incomplete')).toBeVisible()
  await expect(file).toBeFocused()
  await expect(form.getByLabel(en.form.surname, { exact: true })).toHaveValue('Marchetti')
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  expect(faults.splice(0).every((fault) => /422/.test(fault))).toBe(true)

  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await form.getByRole('button', { name: en.form.submit }).click()
  await expect(form.getByText(en.form.pdfKind)).toBeVisible()
  await file.setInputFiles({ ...PORTFOLIO, buffer: Buffer.alloc(20 * 1024 * 1024 + 1) })
  await form.getByRole('button', { name: en.form.submit }).click()
  await expect(form.getByText('larger than 20 MB')).toBeVisible()
})

test('a send that gets lost keeps the form; sent again it is one application', async ({ page, faults }) => {
  await forgiveTurns()
  const { email } = newPerson()
  await visit(page, '/subscription')
  const form = page.getByRole('form', { name: en.form.label })
  await form.getByLabel(en.form.firstName, { exact: true }).fill('Inès')
  await form.getByLabel(en.form.surname, { exact: true }).fill('Marchetti')
  await form.getByLabel(en.form.email).fill(email)
  await form.getByLabel(en.form.phone).fill('+33 6 12 34 56 78')
  await form.getByLabel(en.form.pdf).setInputFiles(PORTFOLIO)
  await pressWords(form.locator('input[name="agreement"]'))
  // The request arrives, its answer does not.
  await page.route('**/api/applications', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.getByRole('button', { name: en.form.submit }).click()
  await expect(form.getByText('could not be reached')).toBeVisible()
  faults.splice(0)
  await page.unroute('**/api/applications')
  await form.getByRole('button', { name: en.form.submit }).click()

  await expect(page.getByRole('heading', { name: en.done.title })).toBeFocused()
  expect(await query('SELECT FROM applications WHERE email = $1', [email])).toHaveLength(1)
})

test('a private link that is not whole says so and offers a way on', async ({ page, faults }) => {
  await visit(page, '/application/not-a-link')
  await expect(page.getByText(en.page.invalid)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: en.page.apply })).toBeVisible()
  await expectAccessible(page, 'main')
  expect(faults.splice(0).every((fault) => /410/.test(fault))).toBe(true)
})
