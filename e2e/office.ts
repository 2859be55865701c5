import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { openSession } from './test.ts'

/** Comes to the back office as one of its staff, from the next page on, and answers with the session’s token. */
export async function enterOffice(page: Page, ...scopes: string[]): Promise<string> {
  const token = await openSession(scopes)
  await page.addInitScript((kept) => {
    // The frames in which mails and PDFs are shown have no store, and must not have one.
    if (self.origin !== 'null')
      localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: kept }, version: 0 }))
  }, token)
  return token
}

/** Opens another screen as the office’s own links do. */
export const openScreen = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** The same, and waits until it stands there under its name. */
export async function goTo(page: Page, address: string): Promise<void> {
  const heading = page.locator('h1')
  const former = await heading.innerText()
  await openScreen(page, address)
  await expect(heading).not.toHaveText(former)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** A small picture for an upload. */
export const paint = async (name: string, width: number, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
