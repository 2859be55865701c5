import type { Locale } from '../../contract/locale.ts'
import { formatNumber } from '../../messages/format.ts'

/** How many megabytes a file has; what is smaller than a tenth of one has a tenth. */
export const formatMegabytes = (bytes: number, locale: Locale): string =>
  formatNumber(Math.max(0.1, Math.round(bytes / 1e5) / 10), locale)
