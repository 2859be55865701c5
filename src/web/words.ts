import type { Locale } from '../contract/locale.ts'
import type { StorefrontWords } from '../messages/storefront.ts'
import { useLocale } from './navigation/locale-path.ts'

const LOADERS: Record<Locale, () => Promise<{ storefront: StorefrontWords }>> = {
  en: () => import('../messages/en/storefront.ts'),
  fr: () => import('../messages/fr/storefront.ts'),
  cn: () => import('../messages/cn/storefront.ts'),
}

const loaded = new Map<Locale, StorefrontWords>()

/** Fetches the words of a language once; pages of that language may only be rendered afterwards. */
export async function loadWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, (await LOADERS[locale]()).storefront)
}

// The server speaks all languages at once; a browser only the one it shows.
if (import.meta.env.SSR) await Promise.all([loadWords('en'), loadWords('fr'), loadWords('cn')])

/** The words of the page's language. */
export function useWords(): StorefrontWords {
  const locale = useLocale()
  const words = loaded.get(locale)
  if (!words) throw new Error(`the words of ${locale} were not loaded before rendering`)
  return words
}
