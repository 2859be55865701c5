import { frame } from '../src/messages/en/backoffice/frame.ts'
import { sales } from '../src/messages/en/backoffice/sales.ts'
import { fill } from '../src/messages/fill.ts'
import { holdElsewhere, test as buying } from './buyer.ts'
import { enterAs, register } from './collector.ts'
import { query } from './gallery.ts'
import { expect, expectAccessible } from './test.ts'

buying(
  'sales find a person and an order by the palette, and read them; editors find neither',
  async ({ page, takeWork }) => {
    const buyer = await register(`Wanda ${Date.now()}`)
    await holdElsewhere(buyer, [await takeWork()])
    const [{ number = '' } = {}] = (await query('SELECT number FROM orders WHERE user_id = $1', [buyer.id])) as {
      number?: string
    }[]
    const staff = await register('Sally')
    await query(`UPDATE users SET scope = '{collector,sales}' WHERE id = $1`, [staff.id])
    await enterAs(page, staff)
    await page.goto('/admin')

    const find = async (words: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: frame.palette.label }).fill(words)
    }
    await find(buyer.name)
    await page.getByRole('option', { name: `${buyer.name} ${buyer.email} · ${frame.palette.people}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(buyer.email)
    await expectAccessible(page, 'main')
    await page.getByRole('main').getByRole('link', { name: number }).click()
    const heading = page.getByRole('heading', { level: 1, name: fill(sales.order, { number }) })
    await expect(heading).toBeVisible()
    await expectAccessible(page, 'main')
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    }

    await find(number)
    await page.getByRole('option', { name: new RegExp(`^${number}`) }).click()
    await expect(heading).toBeVisible()

    await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [staff.id])
    await page.goto('/admin')
    await find(buyer.name)
    await expect(page.getByText(frame.palette.none)).toBeVisible()
  },
)
