import { localize } from '../../contract/locale.ts'
import type { Due } from './mail-kind.ts'
import { onOneLine } from './on-one-line.ts'

/** Who signs the gallery's mails and where they are called, line by line; nothing unless the gallery says so. */
export const signatureOf = ({ gallery, locale }: Pick<Due<object>, 'gallery' | 'locale'>): string[] =>
  onOneLine([gallery.mail_signature ? localize(gallery.mail_signature, locale) : '', gallery.mail_phone ?? '']).filter(
    (line) => line !== '',
  )
