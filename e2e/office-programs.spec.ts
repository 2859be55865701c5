import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { programs } from '../src/messages/en/backoffice/programs.ts'
import { fill } from '../src/messages/fill.ts'
import { galleryUrl } from './gallery.ts'
import { enterOffice } from './office.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an administrator makes a key that a program calls with, and has another program told what happens', async ({
  page,
}) => {
  const name = `Till ${Date.now()}`
  const told: string[] = []
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      told.push((JSON.parse(body) as { type: string }).type)
      return response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  await enterOffice(page, 'admin')

  await page.goto('/admin/programs')
  await pressWords(page.getByRole('button', { name: programs.keys.make }))
  await expect(page.getByLabel(programs.keys.name)).toBeFocused()
  await page.keyboard.type(name)
  await pressWords(page.getByText(programs.keys.hints.editor))
  await expectAccessible(page, 'main')
  await pressWords(page.getByRole('button', { name: programs.keys.make }))
  const key = await page.locator('.select-all').innerText()
  await pressWords(page.getByRole('button', { name: programs.kept }))
  await expect(page.getByText(key)).toHaveCount(0)
  const status = async () =>
    (await fetch(`${galleryUrl}/api/editor/artworks`, { headers: { authorization: `Bearer ${key}` } })).status
  expect(await status()).toBe(200)

  await pressWords(page.getByRole('button', { name: programs.webhooks.make }))
  await page.getByLabel(programs.webhooks.url).fill(`http://${host}/till`)
  await pressWords(page.getByRole('checkbox', { name: programs.events['artwork.availability'] }))
  await pressWords(page.getByRole('button', { name: programs.webhooks.make }))
  await pressWords(page.getByRole('button', { name: programs.kept }))
  await pressWords(page.getByRole('button', { name: `${programs.webhooks.test}: ${host}` }))
  await expect.poll(() => told, { timeout: 30_000 }).toEqual(['test'])
  await expect(page.getByText('arrived').first()).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'main')
  await pressWords(page.getByRole('button', { name: programs.webhooks.again }))
  await expect.poll(() => told, { timeout: 30_000 }).toEqual(['test', 'test'])

  await page.setViewportSize({ width: 390, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  // The rest by the keyboard.
  const press = (words: string) => page.getByRole('button', { name: words, exact: true }).press('Enter')
  await press(`${programs.change}: ${host}`)
  await press(`${programs.webhooks.remove}: ${host}`)
  await press(programs.webhooks.remove)
  await expect(page.getByText(fill(programs.webhooks.removed, { host }))).toBeVisible()
  await press(`${programs.keys.revoke}: ${name}`)
  await press(programs.keys.revoke)
  await expect(page.getByText(fill(programs.keys.revoked, { name }))).toBeVisible()
  expect(await status()).toBe(401)
  receiver.close()
})
