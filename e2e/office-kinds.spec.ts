import { editor } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { upkeep } from '../src/messages/en/backoffice/upkeep.ts'
import { fill } from '../src/messages/fill.ts'
import { query } from './gallery.ts'
import { enterOffice, goTo } from './office.ts'
import { pressWords } from './press-words.ts'
import { partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an exhibition with works in order, and the gallery’s opening line, are on the site at once, and a link in it that leads nowhere is found', async ({
  page,
}) => {
  await enterOffice(page, 'editor')
  const inEnglish = (field: string) =>
    page.getByLabel(fill(editor.languageOf, { field, language: 'English' }), { exact: true })
  const publish = async (title: string) => {
    await page.getByRole('button', { name: publishing.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: publishing.now }).click()
    // What was said of the publication before may still stand there.
    await expect(page.getByText(fill(publishing.published, { title })).last()).toBeVisible()
    await expect(page.getByRole('button', { name: publishing.publish, exact: true })).toHaveCount(0)
  }
  const works = (await query(
    `SELECT title ->> 'en' AS title FROM artworks WHERE published_at < now() ORDER BY id LIMIT 2`,
  )) as { title: string }[]

  await page.goto('/admin/exhibitions')
  await page.getByRole('button', { name: frame.kinds.exhibitions.create }).click()
  const now = Date.now()
  const title = `Still water ${now}`
  // Another one at each try, which a former one may have left behind.
  const nowhere = `/gallery/never-was-${now}`
  await expect(inEnglish(fields.names.title)).toBeFocused()
  await page.keyboard.insertText(title)
  await page.getByLabel(fields.names['exhibitions.kind']).selectOption('group')
  // What is begun is at the gallery; elsewhere a year is enough.
  await pressWords(page.getByLabel(fields.names.is_at_gallery))
  await page.getByLabel(fields.names.year, { exact: true }).fill('2026')
  await inEnglish(fields.names.about).fill(`See [what was before](${nowhere}).`)
  const hang = page.getByRole('group', { name: fields.names.artworks })
  for (const work of works) {
    const field = hang.getByRole('combobox')
    await field.fill(work.title)
    // What is called so comes first and is marked; nothing else is taken.
    await expect(page.getByRole('option').first()).toContainText(work.title)
    await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    // While the list is still being asked for, the words wait for it.
    await expect(field).toHaveValue('')
  }
  const up = fill(editor.list.up, { item: fill(editor.list.item, { name: fields.ones.artworks, number: 2 }) })
  await page.getByRole('button', { name: up }).click()
  await expectAccessible(page, 'main')
  const part = page.getByRole('navigation', { name: editor.sections }).getByText(fields.sections.hang)
  await part.click()
  await expect(part).toHaveAttribute('aria-current')
  await publish(title)
  const [{ slug = '' } = {}] = (await query(`SELECT slug FROM exhibitions WHERE title ->> 'en' = $1`, [title])) as {
    slug?: string
  }[]
  const shown = await readSent(page.request, `/gallery/${slug}`)
  expect(textOf(partOf(shown, 'h1'))).toContain(title)
  const text = textOf(partOf(shown, 'main'))
  expect(text.indexOf(works[1]?.title ?? '-')).toBeGreaterThan(-1)
  expect(text.indexOf(works[1]?.title ?? '-')).toBeLessThan(text.indexOf(works[0]?.title ?? '-'))

  await goTo(page, '/admin/gallery')
  const line = inEnglish(fields.names.opening_line)
  const former = await line.inputValue()
  await line.fill('Come and look closely.')
  await expectAccessible(page, 'main')
  await publish(frame.kinds.gallery.one)
  expect(textOf(partOf(await readSent(page.request, '/'), 'main'))).toContain('Come and look closely.')
  await line.fill(former)
  await publish(frame.kinds.gallery.one)

  await goTo(page, '/admin/upkeep')
  await page.getByRole('button', { name: upkeep.links.check }).click()
  const dead = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: nowhere }) })
  // The job waits for its turn among others.
  await expect(dead).toContainText(upkeep.links.reasons[404], { timeout: 30_000 })
  await expectAccessible(page, 'main', { rules: 'all' })
  await dead.getByRole('link', { name: title }).click()
  await expect(inEnglish(fields.names.about)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Come and see.')
  await publish(title)
  await goTo(page, '/admin/upkeep')
  await expect(page.getByRole('button', { name: upkeep.links.check })).toBeVisible()
  await expect(dead).toHaveCount(0)
})
