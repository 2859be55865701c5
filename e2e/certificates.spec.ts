import { collection as cnCollection } from '../src/messages/cn/accounts/collection.ts'
import { certificates as cn } from '../src/messages/cn/certificates/certificates.ts'
import { collection } from '../src/messages/en/accounts/collection.ts'
import { certificates as words } from '../src/messages/en/certificates/certificates.ts'
import { certificates as fr } from '../src/messages/fr/certificates/certificates.ts'
import { buyElsewhere, test } from './buyer.ts'
import { enterAs, register } from './collector.ts'
import { query } from './gallery.ts'
import { readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible } from './test.ts'

test('a certificate is found in the account, checked at its code, handed on by a link, and taken over once', async ({
  page,
  browser,
  takeWork,
  faults,
}) => {
  const [nora, ida] = [await register('Nora Velay'), await register('Ida Quill')]
  const work = await takeWork()
  await buyElsewhere(nora, [work])
  await enterAs(page, nora)
  await expect(async () => {
    await page.goto('/account')
    await expect(page.getByRole('button', { name: collection.save })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page, '#collection')
  const saving = page.waitForEvent('download')
  await page.getByText(collection.save, { exact: true }).click()
  expect((await saving).suggestedFilename()).toMatch(/^TEST-C\d{4}-\d+\.pdf$/)

  // Where its code leads, for anybody and without a script.
  const [row] = await query<{ code: string }>('SELECT code FROM certificates WHERE artwork_id = $1', [work.id])
  const code = row?.code ?? ''
  for (const [prefix, told] of [
    ['', words],
    ['/fr', fr],
    ['/cn', cn],
  ] as const) {
    const { html } = await readSent(page.request, `${prefix}/certificate/${code}`)
    expect(textOf(html)).toContain(told.test)
    expect(html).not.toContain('Velay')
    const forged = await readSent(page.request, `${prefix}/certificate/${'A'.repeat(22)}`)
    expect(textOf(forged.html)).toContain(told.unknown)
  }
  await page.getByText(collection.check, { exact: true }).click()
  await expect(page.getByText(words.test)).toBeVisible()
  await page.getByText(words.proof).click()
  await expect(page.getByText(words.signatureOf)).toBeVisible()
  await expectAccessible(page, 'main')

  await page.goBack()
  await page.getByText(collection.handOn, { exact: true }).click()
  const link = await page.getByLabel(collection.link).inputValue()
  const other = await browser.newPage()
  await enterAs(other, ida)
  await other.goto(link.replace('/handover/', '/cn/handover/'))
  await expectAccessible(other, 'main')
  await other.getByText(cn.handover.take, { exact: true }).click()
  await expect(other.getByText(cn.handover.taken)).toBeVisible()
  await other.getByText(cn.handover.account, { exact: true }).click()
  await expect(other.getByText(cnCollection.save, { exact: true })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(words.handover.over)).toBeVisible()
  faults.splice(0)
  await page.goto('/account')
  await expect(page.getByText(collection.none)).toBeVisible()
  await other.close()
})
