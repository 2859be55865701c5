import { frame } from '../src/messages/en/backoffice/frame.ts'
import { library } from '../src/messages/en/backoffice/library.ts'
import { lists } from '../src/messages/en/backoffice/lists.ts'
import { galleryUrl } from './gallery.ts'
import { enterOffice, paint } from './office.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Sends a picture and begins a work that shows it, as the form does. */
async function beginWork(token: string, title: string, bytes: Buffer): Promise<void> {
  const call = async (path: string, init: RequestInit) => {
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) }
    const reply = await fetch(`${galleryUrl}/api/editor/${path}`, { method: 'POST', ...init, headers })
    expect(reply.status).toBe(201)
    return reply.json() as Promise<{ file: string }>
  }
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'one.jpg')
  const { file } = await call('pictures', { body: form })
  await call('artworks', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ draft: { title: { en: title }, pictures: [{ file }] } }),
  })
}

test('staff find a picture by what shows it, put another in its place everywhere, and clear out the former', async ({
  page,
}) => {
  const token = await enterOffice(page, 'editor')
  const title = `Sluice ${Date.now()}`
  const width = 200 + (Date.now() % 90)
  await beginWork(token, title, (await paint('one.jpg', width, '#224466')).buffer)
  await page.goto('/admin/media')
  await page.getByLabel(lists.search).fill(title)
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText(`${width} × 90 px`)
  // In the middle of the card, where a hand goes first.
  await card.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link')).toContainText(library.states.written)
  await expect(panel).toContainText(library.undescribed)
  await expectAccessible(page, 'dialog')

  const chooser = page.waitForEvent('filechooser')
  await panel.getByText(library.replace, { exact: true }).click()
  await (await chooser).setFiles([await paint('other.jpg', width + 100, '#664422')])
  await expect(panel).toContainText(`${width + 100} × 90 px`)
  await page.getByText(frame.undo, { exact: true }).click()
  await expect(panel).toContainText(`${width} × 90 px`)

  // The other one is in the library and used nowhere: it goes, and comes back.
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: lists.search }).fill('')
  await page.getByLabel(library.use, { exact: true }).selectOption(library.uses.unused)
  const unused = page.getByRole('listitem').filter({ hasText: `${width + 100} × 90 px` })
  await unused.getByText(library.unused).click()
  await panel.getByText(library.remove, { exact: true }).click()
  await expect(page.getByText(library.removed.one)).toBeVisible()
  await expect(unused).toHaveCount(0)
  await page.getByText(frame.undo, { exact: true }).click()
  await expect(unused).toBeVisible()
})
