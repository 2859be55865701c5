import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const stored = () => ({ local: Object.keys(localStorage), cookies: document.cookie })
const PHONE = { width: 390, height: 844 }

test('nothing is stored before the visitor chooses, refusing is one click like accepting, nobody is asked twice, and each purpose can be chosen on its own later', async ({
  page,
}) => {
  const choice = () => page.evaluate(() => localStorage.getItem('cimaise.consent'))
  await visit(page, '/privacy-policy')

  await test.step('nothing is stored, and no answer is easier to give than another', async () => {
    const banner = page.getByRole('region', { name: 'Your privacy in the gallery' })
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(stored)).toEqual({ local: [], cookies: '' })
    const [refuse, accept] = await Promise.all(
      ['Refuse', 'Accept'].map((name) => banner.getByRole('button', { name }).boundingBox()),
    )
    expect(refuse?.height).toBe(accept?.height)
  })

  const banner = page.getByRole('region', { name: 'Votre vie privée à la galerie' })
  await test.step('the banner follows a change of the language', async () => {
    await page.getByRole('link', { name: 'Français' }).first().click()
    await expect(banner).toBeVisible()
  })

  await test.step('who has refused is not asked again, and reads on in the page', async () => {
    await banner.getByRole('button', { name: 'Refuser' }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await choice()).toContain('"videos":false,"maps":false')
    await visit(page, '/fr/privacy-policy')
    await expect(banner).toBeHidden()
  })

  await test.step('asked for from the footer, it takes the focus and knows what was chosen', async () => {
    const settings = page.getByRole('button', { name: 'Gestion des cookies' })
    await settings.click()
    await expect(banner.getByRole('heading')).toBeFocused()
    await expect(page.getByLabel('Cartes')).not.toBeChecked()
    await pressWords(page.getByLabel('Cartes'))
    await page.getByRole('button', { name: 'Enregistrer mon choix' }).click()
    expect(await choice()).toContain('"videos":false,"maps":true')

    await settings.click()
    await expect(page.getByLabel('Cartes')).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Refuser' }).click()
    expect(await choice()).toContain('"videos":false,"maps":false')
  })
})

test('on a small screen the banner neither fills it nor hides what the keyboard reaches, leaves the list where it is, and unfolds', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/cn/artwork?category=Photography')
  const banner = page.getByRole('region', { name: '您在画廊的隐私' })
  await expect(banner).toBeVisible()
  expect((await banner.boundingBox())?.height).toBeLessThan(PHONE.height / 2)

  await test.step('Tab inside it leaves the list where it is', async () => {
    await page.evaluate(() => window.scrollTo(0, 300))
    await banner.getByRole('link').focus()
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
    for (const name of ['拒绝', '同意', '自行选择']) {
      await page.keyboard.press('Tab')
      await expect(banner.getByRole('button', { name })).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(300)
    }
  })

  await test.step('what is walked to at the foot lies above it', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: '销售条款' })
    await page.getByRole('contentinfo').getByRole('button', { name: '信息' }).focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    const [place, box] = [await banner.boundingBox(), await link.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + 1)
  })

  await test.step('one of the purposes can be chosen at once', async () => {
    await banner.getByRole('button', { name: '自行选择' }).click()
    await pressWords(page.getByLabel('地图'))
    await page.getByRole('button', { name: '保存选择' }).click()
    await expect(banner).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cimaise.consent'))).toContain('"videos":false,"maps":true')
  })
})
