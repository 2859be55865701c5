import type { Locale } from '../../contract/locale.ts'

/** Who gets a mail. */
export interface Reader {
  name: string
  email: string
  locale: Locale
}
