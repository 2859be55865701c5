import { LANGUAGES, type Locale, perLocale } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { preferSearchWords } from '../../../messages/page-heads.ts'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { valueAt } from '../../saving/leaves.ts'
import { useWords } from '../../words.ts'
import { besideEachOther, useWrittenLanguages } from '../../written-languages.ts'
import { useForm } from '../form-context.ts'
import { describePage, type SiteWords } from './describe-page.ts'

const FILES = import.meta.glob<Partial<SiteWords>>('../../../messages/*/catalogue/{artist,artwork}.ts')

/** The words of the site's pages in every language: they come when somebody writes for search engines. */
async function readSite() {
  const [{ gallery }, ...files] = await Promise.all([
    call('GET /gallery'),
    ...Object.entries(FILES).map(async ([name, read]) => ({ name, words: await read() })),
  ])
  const wordsIn = (locale: Locale) =>
    Object.assign({}, ...files.flatMap(({ name, words }) => (name.includes(`/${locale}/`) ? [words] : []))) as SiteWords
  return { name: gallery.name, words: perLocale(wordsIn) }
}

/** How a search engine would show the page in each language, with what is written for it and what stands in for it. */
export function SearchSketch() {
  const { search } = useWords().editor
  const { item, draft } = useForm()
  const languages = useWrittenLanguages()
  const site = useFetched('site', readSite).value
  if (!site) return null
  return (
    <div className="mt-6">
      <p className="text-label text-muted">{search.sketch}</p>
      <div className={`mt-2 grid gap-x-6 gap-y-4 ${besideEachOther(languages)}`}>
        {languages.map((locale) => {
          const words = site.words[locale]
          const usual = words && describePage(item, draft, { locale, words })
          if (!usual) return null
          const given = (name: string) => (valueAt(draft, `${name}.${locale}`) as string | undefined) ?? null
          const own = { search_title: given('search_title'), search_description: given('search_description') }
          const { title, description } = preferSearchWords(own, usual)
          return (
            <figure key={locale} data-sketch={locale} className="border border-line p-4">
              <div lang={LANGUAGES[locale].tag} className="space-y-1">
                <p className="line-clamp-2 text-lead break-words">
                  {title} · {site.name}
                </p>
                <p className="line-clamp-3 text-label break-words">{description}</p>
              </div>
              <figcaption className="mt-3 text-label text-muted">
                {fill(search.origin, {
                  language: LANGUAGES[locale].name,
                  origin: own.search_title && own.search_description ? search.own : search.usual,
                })}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </div>
  )
}
