import type { Locale } from '../contract/locale.ts'
import { api as cn } from './cn/api.ts'
import { api as en } from './en/api.ts'
import { api as fr } from './fr/api.ts'

/** The words of the API's replies in every language. */
export const apiMessages: Record<Locale, typeof en> = { en, fr, cn }
