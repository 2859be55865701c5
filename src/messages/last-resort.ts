import type { Locale } from '../contract/locale.ts'
import type { lastResort } from './en/shell/last-resort.ts'

type Words = typeof lastResort

const FOUND = import.meta.glob<Words>('./*/shell/last-resort.ts', { eager: true, import: 'lastResort' })

/** What is said when even the error page fails, in all languages at once, so that nothing else can be missing. */
export const lastResortIn = (locale: Locale): Words => FOUND[`./${locale}/shell/last-resort.ts`] as Words
