import { DEFAULT_LOCALE, LANGUAGES, type Locale, LOCALES, localize } from '../../contract/locale.ts'
import type { Gallery, Settings } from '../gallery/index.ts'
import type { MailAddress } from './mail-transport.ts'
import { onOneLine } from './on-one-line.ts'

/** Who a mail is from: as the gallery says, else as the setting says, else in the gallery's name. */
export const senderOf = (gallery: Gallery, setting: MailAddress, locale: Locale): MailAddress => ({
  name: onOneLine(gallery.sender_name || setting.name || localize(gallery.name, locale)),
  address: gallery.sender_address || setting.address,
})

/** Who reads the gallery's own mails, in its language; without an address of its own they go to its sender. */
export function galleryReaderOf(
  gallery: Gallery,
  settings: Pick<Settings, 'default_language'>,
  setting: MailAddress,
): { to: MailAddress; locale: Locale } {
  const ofCountry = LOCALES.find((one) => LANGUAGES[one].habits.endsWith(`-${gallery.country}`))
  const locale = settings.default_language ?? ofCountry ?? DEFAULT_LOCALE
  const { name, address } = senderOf(gallery, setting, locale)
  return { to: { name, address: gallery.email || address }, locale }
}
