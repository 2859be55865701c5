import { certificates as cn } from '../src/messages/cn/certificates/certificates.ts'
import { collection } from '../src/messages/en/accounts/collection.ts'
import { certificates as words } from '../src/messages/en/certificates/certificates.ts'
import { certificates as fr } from '../src/messages/fr/certificates/certificates.ts'
import { buyElsewhere, test } from './buyer.ts'
import { enterAs, logInElsewhere, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible } from './test.ts'

test('a certificate is found in the account, checked at its code, handed on by a link, and taken over once', async ({
  page,
  takeWork,
  faults,
}) => {
  const [nora, ida] = [await register('Nora Velay'), await register('Ida Quill')]
  const work = await takeWork()
  await buyElsewhere(nora, [work])
  const readCode = async () =>
    (await query<{ code: string }>('SELECT code FROM certificates WHERE artwork_id = $1', [work.id]))[0]?.code
  await expect.poll(readCode).toBeDefined()
  const code = (await readCode()) ?? ''
  await enterAs(page, nora)
  await page.goto('/account')
  const saving = page.waitForEvent('download')
  await page.getByText(collection.save, { exact: true }).click()
  expect((await saving).suggestedFilename()).toMatch(/^TEST-C\d{4}-\d+\.pdf$/)
  await expectAccessible(page, '#collection')

  await test.step('where its code leads, for anybody and without a script', async () => {
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
  })

  await page.goBack()
  await page.getByText(collection.handOn, { exact: true }).click()
  const link = await page.getByLabel(collection.link).inputValue()

  await test.step('whoever has the link takes it over, in cn, and nobody after that', async () => {
    await enterAs(page, ida)
    await page.goto(link.replace('/handover/', '/cn/handover/'))
    await page.getByText(cn.handover.take, { exact: true }).click()
    await expect(page.getByText(cn.handover.taken)).toBeVisible()
    await page.reload()
    await expect(page.getByText(cn.handover.over)).toBeVisible()
    faults.splice(0)
  })

  await test.step('it lies with its new owner, and no more with the former one', async () => {
    for (const [owner, titles] of [
      [ida, [work.title.en]],
      [nora, []],
    ] as const) {
      const headers = { authorization: `Bearer ${await logInElsewhere(owner)}` }
      const reply = await fetch(`${galleryUrl}/api/account/collection`, { headers })
      expect((await reply.json()).works).toMatchObject(titles.map((title) => ({ title })))
    }
  })
})
