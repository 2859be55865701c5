import { editor } from '../../../src/messages/en/backoffice/editor.ts'
import { fields } from '../../../src/messages/en/backoffice/fields.ts'
import { frame } from '../../../src/messages/en/backoffice/frame.ts'
import { publishing } from '../../../src/messages/en/backoffice/publishing.ts'
import { register } from '../../collector.ts'
import { query } from '../../gallery.ts'
import type { Visitor } from '../visitor.ts'

/** Types into a field that looks things up, and presses what it offers. */
async function find(visitor: Visitor, label: string, wanted: string): Promise<void> {
  await visitor.focus(label, 'main')
  await visitor.type(wanted)
  await visitor.press(wanted, '[role=listbox]')
  await visitor.count('[role=listbox]', 0)
}

/** Comes to the back office as an editor, writes a work and publishes it; visitors find it. */
export async function publishWork(visitor: Visitor): Promise<void> {
  const { id, email, password } = await register('Edith')
  await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [id])
  await visitor.open('/admin')
  await visitor.fill(frame.login.email, email, 'form')
  await visitor.fill(frame.login.password, password, 'form')
  await visitor.press(frame.login.submit, 'form')

  await visitor.press(frame.kinds.artworks.create, 'main')
  await visitor.until('the cursor in the title', () =>
    visitor.evaluate(() => document.activeElement?.getAttribute('data-path') === 'title.en'),
  )
  const title = `The Slow Ferry ${Date.now()}`
  await visitor.type(title)
  await find(visitor, fields.names.artist, 'Lin Yue')
  await find(visitor, fields.names.category, 'Painting')
  await find(visitor, fields.names.technique, 'Oil on canvas')
  await visitor.fill(fields.names.height, '80', 'main')
  await visitor.fill(fields.names.width, '60', 'main')
  await visitor.fill(fields.names.price, '2400', 'main')
  await visitor.press(publishing.publish, '[data-save-bar]')
  await visitor.press(publishing.now, 'dialog')
  await visitor.see(editor.saved.published, '[data-save-bar]')

  const [{ slug } = { slug: '' }] = await query<{ slug: string }>(
    `SELECT slug FROM artworks WHERE title ->> 'en' = $1`,
    [title],
  )
  await visitor.visit(`/artwork/${slug}`)
  await visitor.see(title, 'h1')
}
