import { truncate, writeFile } from 'node:fs/promises'

import { application as en } from '../src/messages/en/applications/application.ts'
import { fill } from '../src/messages/fill.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { CORPUS } from '../src/testing/pdf/pdf-corpus.ts'
import { awaitMail, openOffice, PORTFOLIO } from './artist.ts'
import { forgiveTurns, newPerson } from './collector.ts'
import { query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const PHONE = { width: 390, height: 844 }

test('apply with the right file at last, in one application however often it is sent; hear of it by mail, follow the private link, be accepted', async ({
  page,
  faults,
}, testInfo) => {
  test.setTimeout(120_000)
  await forgiveTurns()
  const { email } = newPerson()
  await page.setViewportSize(PHONE)
  await visit(page, '/subscription')
  const form = page.getByRole('form', { name: en.form.label })
  const surname = form.getByLabel(en.form.surname, { exact: true })
  const file = form.getByLabel(en.form.pdf)
  const agreement = form.locator('input[name="agreement"]')
  const submit = () => form.getByRole('button', { name: en.form.submit }).click()
  await form.getByLabel(en.form.firstName, { exact: true }).fill('Inès')
  await surname.fill('Marchetti')
  await form.getByLabel(en.form.email).fill(email)
  await form.getByLabel(en.form.phone).fill('+33 6 12 34 56 78')

  await test.step('nothing is sent without the agreement', async () => {
    await file.setInputFiles({ ...PORTFOLIO, buffer: readDamaged() })
    await submit()
    await expect(agreement).toBeFocused()
    await expect(form.getByText(en.form.agreementMissing)).toBeVisible()
    await expectAccessible(page, 'main')
    await pressWords(agreement)
  })

  await test.step('a file that was cut off is refused in words, and everything typed stays, the file too', async () => {
    await submit()
    await expect(form.getByText('The PDF is incomplete')).toBeVisible()
    await expect(file).toBeFocused()
    await expect(surname).toHaveValue('Marchetti')
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
    expect(faults.splice(0).every((fault) => /422/.test(fault))).toBe(true)
  })

  await test.step('a file of another kind, or too large a one, is not sent at all', async () => {
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
    await submit()
    await expect(form.getByText(en.form.pdfKind)).toBeVisible()
    // From the disk, as people do it: handed over as bytes, 20 MB took the browser twenty seconds.
    const large = testInfo.outputPath('large.pdf')
    await writeFile(large, '')
    await truncate(large, 20 * 1024 * 1024 + 1)
    await file.setInputFiles(large)
    await submit()
    await expect(form.getByText('larger than 20 MB')).toBeVisible()
  })

  await test.step('a send that gets lost keeps the form; sent again it is one application', async () => {
    await file.setInputFiles(PORTFOLIO)
    // The request arrives, its answer does not.
    await page.route('**/api/applications', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submit()
    await expect(form.getByText('could not be reached')).toBeVisible()
    faults.splice(0)
    await page.unroute('**/api/applications')
    await submit()
    await expect(page.getByRole('heading', { name: en.done.title })).toBeFocused()
    expect(await query('SELECT FROM applications WHERE email = $1', [email])).toHaveLength(1)
  })

  const reference = (await page.getByText(/^A-\d{2}-\d{4}-\d{3}$/).textContent()) ?? ''
  await expect(page.getByText(fill(en.done.text, { email }))).toBeVisible()
  await expectAccessible(page, 'main')

  const { kinds } = mailMessages.en
  const arrived = await awaitMail(email, fill(kinds['application-received'].subject, { reference }))
  expect(arrived.link).toMatch(/^\/application\/[\w-]{64}$/)
  const { answer } = await openOffice()
  await answer(reference, 'under_review')
  await answer(reference, 'accepted', 'Two of us were moved.')
  const accepted = await awaitMail(email, fill(kinds['application-accepted'].subject, { reference }))
  expect(accepted.link).toMatch(/^\/pricing\?application=[\w-]{64}$/)
  expect(accepted.mail?.text).toContain('Two of us were moved.')
  await visit(page, arrived.link)
  await expect(page.getByText(en.explanations.accepted)).toBeVisible()
  await expect(page.getByText('Two of us were moved.')).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText(en.states.received).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'main')
  await page.getByRole('main').getByRole('link', { name: en.page.plan }).click()
  await expect(page).toHaveURL(accepted.link)

  await test.step('a private link that is not whole says so and offers a way on', async () => {
    await visit(page, '/application/not-a-link')
    await expect(page.getByText(en.page.invalid)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: en.page.apply })).toBeVisible()
    await expectAccessible(page, 'main')
    expect(faults.splice(0).every((fault) => /410/.test(fault))).toBe(true)
  })
})

const readDamaged = () => CORPUS.find(({ name }) => name === 'cut off after 50 %')?.bytes() ?? Buffer.alloc(0)
