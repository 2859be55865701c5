import { apiMessages } from '../src/messages/api.ts'
import { applicants } from '../src/messages/en/backoffice/applicants.ts'
import { contacts } from '../src/messages/en/backoffice/contacts.ts'
import { enquiries } from '../src/messages/en/backoffice/enquiries.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { letters } from '../src/messages/en/backoffice/letters.ts'
import { newsletter } from '../src/messages/en/backoffice/newsletter.ts'
import { sales } from '../src/messages/en/backoffice/sales.ts'
import { staff } from '../src/messages/en/backoffice/staff.ts'
import { today } from '../src/messages/en/backoffice/today.ts'
import { enterOffice, openScreen } from './office.ts'
import { expect, test } from './test.ts'

const DESKS = {
  '/admin/today': today.title,
  '/admin/orders': sales.orders,
  '/admin/enquiries': enquiries.title,
  '/admin/people': contacts.title,
  '/admin/applications': applicants.title,
  '/admin/letters': letters.title,
}
const { forbidden } = apiMessages.en.errors

const WHO = [
  { scope: 'editor', sees: [newsletter.title], not: [...Object.values(DESKS), staff.title], refused: DESKS },
  {
    scope: 'sales',
    sees: [...Object.values(DESKS), newsletter.title],
    not: [staff.title],
    refused: { '/admin/staff': staff.title },
  },
  { scope: 'admin', sees: [...Object.values(DESKS), staff.title], not: [], refused: {} },
]

test('the desks of each scope stand in the bar, the others are refused, whatever address is typed; sales write nothing', async ({
  page,
  faults,
}) => {
  for (const { scope, sees, not, refused } of WHO) {
    await test.step(scope, async () => {
      await enterOffice(page, scope)
      await page.goto('/admin/newsletter')
      const bar = page.getByRole('navigation').first()
      for (const title of sees) await expect(bar.getByRole('link', { name: title, exact: true })).toBeVisible()
      for (const title of not) await expect(bar.getByRole('link', { name: title, exact: true })).toHaveCount(0)
      for (const [address, title] of Object.entries(refused)) {
        await openScreen(page, address)
        await expect(page).toHaveTitle(new RegExp(title))
        await expect(page.getByRole('main').getByText(forbidden)).toBeVisible()
      }
      if (scope !== 'sales') return
      await openScreen(page, '/admin/artworks')
      await expect(page.locator('table a, ol a').first()).toBeAttached()
      await expect(page.getByRole('button', { name: frame.kinds.artworks.create })).toHaveCount(0)
    })
  }
  expect(faults.splice(0).every((fault) => /403/.test(fault))).toBe(true)
})
