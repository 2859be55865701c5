import { data, useLoaderData } from 'react-router'

import { DEFAULT_LOCALE, localize } from '../../../contract/locale.ts'
import { Prose } from '../../components/prose.tsx'
import { Room } from '../../components/room.tsx'
import { localeOfPath, toLocale, useLocale } from '../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../navigation/overlay.ts'
import { expectSlug, loadPage } from '../../page-data.ts'
import { useWords } from '../../words.ts'
import { firstSentence } from './first-sentence.ts'
import { Questions } from './questions.tsx'
import { splitParts } from './written-parts.ts'
import { WrittenText } from './written-text.tsx'

// Pages that are part of others, not places to go to.
const NOT_A_PLACE = ['footer']
// The page whose parts are questions.
const QUESTIONS = 'faq'

const load = loadPage(async (call, place) => {
  const { pathname } = place
  const slug = toLocale(pathname, DEFAULT_LOCALE).slice(1)
  // Whoever goes back to a preview after another page was loaded anew: only the whole page knows its way.
  if (!import.meta.env.SSR && slug.startsWith('preview/')) {
    location.reload()
    return new Promise<never>(() => undefined)
  }
  if (!/^[a-z0-9-]{1,120}$/.test(slug) || NOT_A_PLACE.includes(slug)) throw data(null, { status: 404 })
  const { page } = await call('GET /pages/{slug}', { params: { slug } })
  expectSlug(place, slug, page.slug)
  const locale = localeOfPath(pathname)
  return { slug, title: localize(page.title, locale), body: page.body ? localize(page.body, locale) : '' }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** Whatever staff have written at this address; else there is no such page. */
export default function WrittenPage() {
  const { slug, title, body } = useLoaderData<typeof load>()
  const { visit } = useWords()
  const locale = useLocale()
  const { opening, parts } = splitParts(body)
  return (
    <Room head={{ title, heading: title, description: firstSentence(body) || visit.written, introduction: '' }}>
      {slug === QUESTIONS ? (
        <div key={locale} className="space-y-12">
          {opening ? <Prose text={opening} /> : null}
          <Questions questions={parts} />
        </div>
      ) : (
        <WrittenText key={`${locale} ${slug}`} opening={opening} parts={parts} />
      )}
    </Room>
  )
}
