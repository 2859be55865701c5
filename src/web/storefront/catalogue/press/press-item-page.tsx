import { useLoaderData } from 'react-router'

import { fill } from '../../../../messages/fill.ts'
import { formatDay, formatDottedDay } from '../../../../messages/format-day.ts'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Prose } from '../../../components/prose.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { expectSlug, loadPage } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { firstSentence } from '../../gallery/first-sentence.ts'
import { ArtistLinks } from '../artist-links.tsx'
import { BackLink } from '../back-link.tsx'
import { useLangOf } from '../use-lang-of.ts'
import { WholePicture } from '../whole-picture.tsx'
import { DownloadLink } from './download-link.tsx'
import { OriginalLink } from './press-row.tsx'

const load = loadPage(async (call, place) => {
  const slug = place.params.item ?? ''
  const { press } = await call('GET /press/{slug}', { params: { slug } })
  expectSlug(place, slug, press.slug)
  return press
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** One press item: an article in excerpt with the way to the original, a release, or the kit. */
export default function PressItemPage() {
  const item = useLoaderData<typeof load>()
  const { visit } = useWords()
  const locale = useLocale()
  const langOf = useLangOf()
  const { kind, title, publication, lead, body, dated, file, file_size, picture, artists } = item
  const day = kind === 'kit' ? fill(visit.press.updated, { day: formatDottedDay(dated) }) : formatDay(dated, locale)
  return (
    <Main className="pt-8 pb-24 md:pt-12 md:pb-32">
      <PageHead
        title={publication ? `${title}, ${publication}` : `${title} · ${visit.press.kinds[kind]}`}
        description={lead ?? (firstSentence(body ?? '') || visit.pages.press.description)}
      />
      <BackLink to="/press">{visit.press.all}</BackLink>
      <article lang={langOf(item)}>
        <p className="text-label text-muted">
          {publication ?? visit.press.kinds[kind]}
          {' · '}
          <time dateTime={dated}>{day}</time>
        </p>
        <h1 className="mt-2 max-w-[28ch] font-display text-heading">{title}</h1>
        {lead ? <p className="mt-4 max-w-[60ch] text-lead text-muted">{lead}</p> : null}
        <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[5fr_7fr]">
          {picture ? <WholePicture picture={picture} sizes="(min-width: 1025px) 40vw, 92vw" isFirst /> : null}
          <div className="space-y-8">
            {body ? <Prose key={locale} text={body} /> : null}
            <OriginalLink item={item} />
            {file ? <DownloadLink file={file} size={file_size} words={visit.press.downloadFile} /> : null}
            <ArtistLinks label={visit.press.artists} artists={artists} />
          </div>
        </div>
      </article>
    </Main>
  )
}
