import { enquiries } from '../src/messages/en/backoffice/enquiries.ts'
import { fill } from '../src/messages/fill.ts'
import { SMALL_PDF } from '../src/testing/send-application.ts'
import { test } from './buyer.ts'
import { query } from './gallery.ts'
import { enterOffice } from './office.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible } from './test.ts'

const { begin, offer, templates } = enquiries

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, a call is noted, answered by a template, offered a work, withdrawn from and closed', async ({
  page,
  faults,
  takeWork,
}) => {
  await enterOffice(page, 'sales')
  const name = `Zoë ${Date.now()}`
  const title = (await takeWork()).title.en
  await query(`INSERT INTO answer_templates (key, title, texts) VALUES (gen_random_uuid(), $1, $2)`, [
    `Thanks ${name}`,
    JSON.stringify({ en: 'Dear {name}, thank you for calling.' }),
  ])

  await page.goto('/admin/enquiries')
  await page.getByRole('link', { name: begin.open }).click()
  await pressWords(page.getByLabel(enquiries.origins.visit))
  await page.getByLabel(begin.name, { exact: true }).fill(name)
  await page.getByLabel(enquiries.email, { exact: true }).fill('zoe@example.com')
  await page.getByLabel(begin.addWork).fill(title)
  await page.getByRole('option').filter({ hasText: title }).first().click()
  await page.getByLabel(begin.message).fill('She would like to see it framed.')
  await expectAccessible(page, 'main')
  // Nothing that was typed is lost with the page.
  await page.reload()
  await expect(page.getByLabel(begin.message)).toHaveValue('She would like to see it framed.')
  await page.getByRole('button', { name: begin.save }).click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('She would like to see it framed.')).toBeVisible()
  await page.getByLabel(templates.insert).selectOption({ label: `Thanks ${name}` })
  const answer = page.getByLabel(enquiries.answer, { exact: true })
  await expect(answer).toHaveValue(`Dear ${name}, thank you for calling.`)
  const pdf = { name: 'Certificate.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF }
  await page.locator('main input[type=file]').setInputFiles(pdf)
  await expect(page.getByText('Certificate.pdf', { exact: true })).toBeVisible()
  // Somebody else is quicker.
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await query(
    `WITH said AS (UPDATE enquiries SET version = version + 1 WHERE reference = $1 RETURNING id)
    INSERT INTO enquiry_messages (enquiry_id, key, author, text) SELECT id, gen_random_uuid(), 'sender', 'In oak, please.' FROM said`,
    [reference],
  )
  await page.getByRole('button', { name: enquiries.send }).click()
  await expect(page.getByText(enquiries.meanwhile)).toBeVisible()
  await expect(page.getByText('In oak, please.').last()).toBeVisible()
  // The answer that was refused.
  faults.splice(0)
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: enquiries.send }).click()
  await expect(page.getByText(enquiries.sent)).toBeVisible()
  await expect(answer).toHaveValue('')
  await expect(page.getByText(enquiries.meanwhile)).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: fill(enquiries.files.save, { name: 'Certificate.pdf' }) }).click()
  expect((await saving).suggestedFilename()).toBe('Certificate.pdf')

  await page.getByRole('button', { name: offer.open }).click()
  await page.getByLabel(offer.price).fill('1450,50')
  await page.getByLabel(offer.delivery, { exact: true }).selectOption({ label: 'Japan' })
  await page.getByLabel(offer.deliveryPrice).fill('480')
  await page.getByLabel(offer.note).fill('With its frame.')
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: offer.send }).click()
  await expect(page.getByText(offer.sent)).toBeVisible()
  await expect(page.getByText('€1,450.50')).toBeVisible()
  await expect(page.getByText(/Japan.*€480/)).toBeVisible()
  await page.getByText(enquiries.withdraw, { exact: true }).click()
  await page.getByText(enquiries.withdraw, { exact: true }).click()
  await expect(page.getByText(enquiries.offerStates.withdrawn, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: enquiries.close }).click()
  await expect(page.getByText(enquiries.closedNote)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: enquiries.back }).click()
  await page.getByLabel(enquiries.state).selectOption(enquiries.states.closed)
  await page.getByLabel(enquiries.search).fill(name)
  await expect(page).toHaveURL(/state=closed&query=/)
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
})
