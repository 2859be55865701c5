import { artwork } from '../../../src/messages/en/catalogue/artwork.ts'
import { enquiry } from '../../../src/messages/en/enquiries/enquiry.ts'
import { newPerson } from '../../collector.ts'
import { query } from '../../gallery.ts'
import { findWorkForSale } from '../find-work.ts'
import type { Visitor } from '../visitor.ts'

/** Asks about a work in the modal over its page; what is missing is told first. */
export async function askAboutWork(visitor: Visitor): Promise<void> {
  await query('DELETE FROM rate_limits')
  const { slug } = await findWorkForSale()
  const { form, done } = enquiry
  await visitor.enter(`/artwork/${slug}`)
  await visitor.press(artwork.ask, 'main')
  await visitor.press(form.submit, 'dialog')
  await visitor.see(form.messageMissing, 'dialog')
  await visitor.fill(form.name, 'Ada Morel', 'dialog')
  await visitor.fill(form.email, newPerson().email, 'dialog')
  await visitor.fill(form.message, 'Is it framed?', 'dialog')
  await visitor.press(form.submit, 'dialog')
  await visitor.see(done.title, 'dialog')
  await visitor.press(done.close, 'dialog')
  await visitor.count('dialog', 0)
}
