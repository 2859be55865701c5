/** What there is to know of a language besides its words, which stand in a folder of its name in `src/messages/`. */
interface Language {
  /** What it calls itself. */
  name: string
  /** The name that HTML, browsers and `Intl` know it by. */
  tag: string
  /** The language as a country writes it, whose habits it follows; a gallery there reads its own mails in it. */
  habits: string
  /** What stands between thousands, and what before the smaller part. */
  marks: string
  /** Where the sign of the euro stands, the amount being `#`. */
  price: string
  /** Its script has no italics: titles are marked otherwise, and that typeface need not come. */
  isUpright?: true
  /** Names begin with that of the family, so they are in order as they are. */
  isFamilyFirst?: true
}

// The one line that a language needs; addresses and headers know it by its two letters.
const LINES = {
  en: { name: 'English', tag: 'en', habits: 'en-GB', marks: ',.', price: '€#' },
  fr: { name: 'Français', tag: 'fr', habits: 'fr-FR', marks: '\u202f,', price: '#\u00a0€' },
  cn: { name: '中文', tag: 'zh-Hans', habits: 'zh-CN', marks: ',.', price: '€#', isUpright: true, isFamilyFirst: true },
} satisfies Record<string, Language>

export type Locale = keyof typeof LINES

/** The languages of the gallery. */
export const LANGUAGES: Record<Locale, Language> = LINES
export const LOCALES = Object.keys(LINES) as [Locale, ...Locale[]]

/** Its addresses name no language, and its texts stand in for those that were not translated. */
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** A text in the gallery's languages; it is always there in the default one. */
export type LocalizedText = { [DEFAULT_LOCALE]: string } & {
  [Other in Exclude<Locale, typeof DEFAULT_LOCALE>]?: string | undefined
}

/** A text in the wanted language, or in the default one where it was not translated. */
export const localize = (text: LocalizedText, locale: Locale): string => text[locale] ?? text[DEFAULT_LOCALE]

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

/** Something made for each language. */
export const perLocale = <Made>(make: (locale: Locale) => Made) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Made>

/** The language alone, without its script: `zh`. */
export const languageOf = (locale: Locale) => LANGUAGES[locale].tag.split('-')[0] as string

/** The part of an address that says its language: nothing, or `/fr`. */
export const prefixOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)

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
  return LOCALES.find((locale) => locale === language || languageOf(locale) === language)
}
