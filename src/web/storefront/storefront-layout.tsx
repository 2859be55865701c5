import { Link, Outlet, useLoaderData, useLocation } from 'react-router'

import { LANGUAGE_TAGS, LOCALES } from '../../contract/locale.ts'
import { localeOfPath, localizePath, toLocale, useLocale } from '../locale-path.ts'
import { loadPage } from '../page-data.ts'
import { loadWords, useWords } from '../words.ts'

const load = loadPage(async (call) => {
  const [{ menu }, { legal_mention }] = await Promise.all([call('GET /menu'), call('GET /legal-mentions')])
  return { menu, legalMention: legal_mention.content }
})

export { load as loader }

/** The words come first: even the page that tells of a failure needs them. */
export const clientLoader: typeof load = async (args) => {
  await loadWords(localeOfPath(new URL(args.request.url).pathname))
  return load(args)
}

export default function StorefrontLayout() {
  const { menu, legalMention } = useLoaderData<typeof load>()
  const { shell } = useWords()
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <header className="mx-auto flex max-w-container flex-wrap items-baseline gap-x-8 gap-y-2 px-6 py-8">
        <Link className="font-display text-3xl" to={localizePath('/', locale)}>
          {shell.galleryName}
        </Link>
        <nav aria-label={shell.mainNavigation}>
          <ul className="flex flex-wrap gap-x-6">
            {menu.map((item) => (
              <li key={item.id}>
                <Link to={localizePath(`/${item.slug}`, locale)}>{item.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={shell.languageSelector} className="ml-auto">
          <ul className="flex gap-x-4">
            {LOCALES.map((other) => (
              <li key={other}>
                <Link
                  aria-current={other === locale ? 'true' : undefined}
                  className="aria-[current]:underline"
                  hrefLang={LANGUAGE_TAGS[other]}
                  lang={LANGUAGE_TAGS[other]}
                  to={toLocale(pathname, other) + search + hash}
                >
                  {shell.languageNames[other]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Outlet />
      <footer className="mx-auto max-w-container border-t border-line px-6 py-8 text-sm text-muted">
        {legalMention[locale] ?? legalMention.en}
      </footer>
    </>
  )
}
