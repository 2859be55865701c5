import { footer } from '../../../src/messages/en/shell/footer.ts'
import { newPerson } from '../../collector.ts'
import { query } from '../../gallery.ts'
import type { Visitor } from '../visitor.ts'

/** Asks for the newsletter at the foot of the page. */
export async function askForLetter(visitor: Visitor): Promise<void> {
  await query('DELETE FROM rate_limits')
  await visitor.enter('/press')
  await visitor.pressAt('footer input[type=email]')
  await visitor.type(newPerson().email)
  await visitor.press(footer.newsletterButton, 'footer')
  await visitor.see(footer.newsletterDone, 'footer')
}
