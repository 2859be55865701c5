import { localize } from '../../contract/locale.ts'
import type { Settings } from '../gallery/index.ts'
import type { Due } from './mail-kind.ts'
import { onOneLine } from './on-one-line.ts'

/** Who signs the gallery's mails, where they are called and who answers by law, line by line; nothing unless the gallery says so. */
export function signatureOf({
  gallery,
  locale,
  company = '',
}: Pick<Due<object>, 'gallery' | 'locale' | 'company'>): string[] {
  const signature = gallery.mail_signature ? localize(gallery.mail_signature, locale) : ''
  return onOneLine([signature, gallery.mail_phone ?? '', company]).filter((line) => line !== '')
}

/** A company as it stands below its mails. */
export const companyOf = ({ legal_name, legal_form, register, vat_number }: Settings): string =>
  [legal_name, legal_form, register, vat_number].filter((part) => part !== null).join(' · ')
