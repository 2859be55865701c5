/** The languages of the gallery, as addresses and headers name them; English is the default and the fallback. */
export const LOCALES = ['en', 'fr', 'cn'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** The names that HTML, browsers and `Intl` know these languages by. */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en', fr: 'fr', cn: 'zh-Hans' }

/** A text in the wanted language, or in English where it was not translated. */
export const localize = (
  text: { en: string; fr?: string | undefined; cn?: string | undefined },
  locale: Locale,
): string => text[locale] ?? text.en

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** The best of our languages for a list like `fr-CH, en;q=0.8`; undefined when none is spoken here. */
export function matchLocale(header: string | undefined): Locale | undefined {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
  })
  const spoken = wishes
    .map(({ tag, quality }) => ({ locale: localeOfTag(tag), quality }))
    .filter((wish): wish is { locale: Locale; quality: number } => wish.locale !== undefined && wish.quality > 0)
  return spoken.toSorted((a, b) => b.quality - a.quality)[0]?.locale
}

function localeOfTag(tag: string): Locale | undefined {
  const language = tag.split('-')[0]
  if (language === 'zh' || language === 'cn') return 'cn'
  return isLocale(language) ? language : undefined
}
