import { randomUUID } from 'node:crypto'

import { createApiClient } from '../src/contract/client.ts'
import { applicants } from '../src/messages/en/backoffice/applicants.ts'
import { letters } from '../src/messages/en/backoffice/letters.ts'
import { reader } from '../src/messages/en/backoffice/reader.ts'
import { fill } from '../src/messages/fill.ts'
import { applicant, writeForm } from '../src/testing/send-application.ts'
import { awaitMail } from './artist.ts'
import { forgiveTurns, newPerson } from './collector.ts'
import { galleryUrl } from './gallery.ts'
import { enterOffice } from './office.ts'
import { expect, expectAccessible, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a portfolio is read beside the form, where it reaches nothing; the artist is accepted in words of one’s own, pays, and the plan is ended', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000)
  await forgiveTurns()
  const { email } = newPerson()
  await page.setContent('<h1 style="break-after:page">Nocturne, 2026</h1>'.repeat(3))
  const pdf = await page.pdf()
  const { payload, contentType } = await writeForm({ ...applicant(), email, locale: 'en' }, pdf)
  const headers = { 'content-type': contentType }
  const sent = await fetch(`${galleryUrl}/api/applications`, { method: 'POST', headers, body: new Uint8Array(payload) })
  const { reference } = (await sent.json()) as { reference: string }
  await enterOffice(page, 'sales')

  await page.goto(`/admin/applications/${reference}`)

  await test.step('it is drawn, heard, turned and enlarged', async () => {
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('[data-drawn]').first()).toBeVisible({ timeout: 30_000 })
    await expect(frame.getByRole('region', { name: fill(reader.page, { page: 3, pages: 3 }) })).toContainText(
      'Nocturne',
    )
    const isInked = await frame
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height)
        const context = copy.getContext('2d')
        context?.drawImage(canvas, 0, 0)
        return context?.getImageData(0, 0, copy.width, copy.height).data.some((value) => value < 100)
      })
    expect(isInked).toBe(true)
    await frame.getByRole('button', { name: reader.next }).click()
    await expect(frame.getByText(fill(reader.page, { page: 2, pages: 3 }))).toBeVisible()
    await frame.getByRole('button', { name: reader.larger }).click()
    await expect(frame.locator('main')).toHaveAttribute('data-zoom', '125')
    await expectAccessible(page, 'main')
  })

  await test.step('whatever ran in there would find no store, no page around it and nobody to ask', async () => {
    const inside = page.frames().find((one) => one.url().endsWith('/admin/pdf-frame'))
    const found = await inside?.evaluate(async (api) => {
      const attempt = async (work: () => unknown) => {
        try {
          await work()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      return {
        origin: self.origin,
        store: await attempt(() => localStorage.length),
        around: await attempt(() => parent.document.title),
        asks: await attempt(() => fetch(api)),
      }
    }, `${galleryUrl}/api/gallery`)
    expect(found).toEqual({ origin: 'null', store: 'SecurityError', around: 'SecurityError', asks: 'TypeError' })
    expect(faults.splice(0).every((fault) => fault.includes('Content Security Policy'))).toBe(true)
  })

  const answer = async (step: string, subject?: string) => {
    await page.getByRole('button', { name: step }).click()
    const dialog = page.getByRole('dialog', { name: step })
    await expect(dialog.getByLabel(letters.words.parts.subject)).toHaveValue(new RegExp(reference))
    if (subject) {
      await dialog.getByLabel(letters.words.parts.subject).fill(subject)
      await dialog.getByLabel(letters.words.parts.body).fill('We stood in front of Nocturne for an hour.')
      await expect(dialog.frameLocator('iframe').getByText('for an hour')).toBeVisible()
      await expectAccessible(page, 'dialog')
    }
    await dialog.getByRole('button', { name: step }).click()
    await expect(dialog).toBeHidden()
  }
  await answer(applicants.steps.under_review)
  await answer(applicants.steps.accepted, 'Welcome, Inès')
  const { mail, link } = await awaitMail(email, 'Welcome, Inès')
  expect(mail?.text).toContain('We stood in front of Nocturne for an hour.')

  await test.step('the plan tells what is paid, and is ended', async () => {
    const call = createApiClient({ fetch: (url, init) => fetch(url, init), baseUrl: galleryUrl, locale: 'en' })
    const card = { owner: 'Inès Marchetti', number: '4242424242424242', expiry: '12/40', cvc: '123' }
    const { payment_method } = await call('POST /sandbox/cards', { body: card })
    const artist = { token: new URL(link, galleryUrl).searchParams.get('application') ?? '' }
    const home = {
      name: 'Inès Marchetti',
      address: '3 rue des Ateliers',
      postcode: '69001',
      city: 'Lyon',
      country: 'FR',
    }
    await call('PUT /plans/{token}/billing', { params: artist, body: { billing: home } })
    await call('POST /plans/{token}/start', {
      params: artist,
      body: { agreement: true, payment_method, attempt: randomUUID() },
    })
    await page.reload()
    await expect(page.getByText(applicants.planStates.active, { exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: applicants.entries.paid })).toContainText('€150')
    await page.getByRole('button', { name: applicants.end.open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: applicants.end.open }).click()
    await expect(dialog.getByText(applicants.end.reasonMissing)).toBeVisible()
    await dialog.getByLabel(applicants.end.reason).fill('The studio moves away.')
    await dialog.getByRole('button', { name: applicants.end.open }).click()
    await expect(page.getByText(applicants.planStates.cancelled, { exact: true })).toBeVisible()
    await expect(page.getByText('The studio moves away.')).toBeVisible()
    await expect(page.getByRole('button', { name: applicants.end.open })).toHaveCount(0)
  })
})
