import { consent } from '../../../src/messages/en/shell/consent.ts'
import { footer } from '../../../src/messages/en/shell/footer.ts'
import type { Visitor } from '../visitor.ts'

/** Allows one thing by its words, and takes it back from the foot of the page. */
export async function answerConsent(visitor: Visitor): Promise<void> {
  const isKept = (choices: string) =>
    visitor.until(choices, () =>
      visitor.evaluate((one) => localStorage.getItem('cimaise.consent')?.includes(one), choices),
    )
  await visitor.visit('/')
  await visitor.press(consent.choose, '.consent-banner')
  await visitor.press(consent.maps, '.consent-banner')
  await visitor.press(consent.save, '.consent-banner')
  await visitor.count('.consent-banner', 0)
  await isKept('"videos":false,"maps":true')

  await visitor.press(footer.consentSettings, 'footer')
  await visitor.press(consent.refuse, '.consent-banner')
  await visitor.count('.consent-banner', 0)
  await isKept('"videos":false,"maps":false')
}
