import type { Locale } from '../../contract/locale.ts'
import { LOCALES } from '../../contract/locale.ts'
import { useFetched } from '../api/use-fetched.ts'

const FILES = import.meta.glob<{ usualLetter: string }>('../../messages/*/backoffice/usual-letter.ts')

/** What is usually written, in every language: whoever writes to somebody may speak another one. */
export function useUsualLetters(): Partial<Record<Locale, string>> {
  const { value } = useFetched('usual letters', async () =>
    Object.fromEntries(
      await Promise.all(
        LOCALES.map(async (locale) => {
          const file = await FILES[`../../messages/${locale}/backoffice/usual-letter.ts`]?.()
          return [locale, file?.usualLetter ?? ''] as const
        }),
      ),
    ),
  )
  return value ?? {}
}
