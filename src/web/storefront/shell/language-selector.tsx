import { useLocation, useNavigate } from 'react-router'

import { LANGUAGES, type Locale } from '../../../contract/locale.ts'
import { saveLocale } from '../../navigation/locale-cookie.ts'
import { toLocale, useLocale } from '../../navigation/locale-path.ts'
import { useGallery } from '../../use-gallery.ts'
import { useWords } from '../../words.ts'

/** The same page in the other languages: path, query and place on the page stay, and the choice is remembered. */
export function LanguageSelector({ replace = false }: { replace?: boolean }) {
  const { shell } = useWords()
  const current = useLocale()
  const { languages } = useGallery()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  function change(locale: Locale) {
    saveLocale(locale)
    // The server does not know the part behind #, so it is added here.
    void navigate(toLocale(pathname, locale) + search + location.hash, { preventScrollReset: true, replace })
  }

  return (
    <nav aria-label={shell.languageSelector}>
      <ul className="flex gap-x-4">
        {languages.map((locale) => (
          <li key={locale}>
            <a
              // The server leaves out what the page does not read of the query.
              suppressHydrationWarning
              href={toLocale(pathname, locale) + search}
              hrefLang={LANGUAGES[locale].tag}
              lang={LANGUAGES[locale].tag}
              aria-current={locale === current ? 'true' : undefined}
              className="inline-flex min-h-6 items-center hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4 max-lg:min-h-11"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                change(locale)
              }}
            >
              {LANGUAGES[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
