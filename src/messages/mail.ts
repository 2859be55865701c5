import type { Locale } from '../contract/locale.ts'
import { mail as cn } from './cn/mail.ts'
import { mail as en } from './en/mail.ts'
import { mail as fr } from './fr/mail.ts'

/** The words of the mails in every language. */
export const mailMessages: Record<Locale, typeof en> = { en, fr, cn }
