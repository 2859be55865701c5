import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { WITHDRAWAL_DAYS } from '../../../../contract/orders/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatKilograms } from '../../../../messages/format.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import type { Site } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'

/** What else is known of a work, as a quiet list; what is not known is not mentioned. */
export function ArtworkFacts({ artwork }: { artwork: Artwork }) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const { artist, series, edition, signature, framing, condition, weight, certificate, provenance } = artwork
  const isForSale = artwork.availability === 'available'
  const isMade = artwork.print_options.length > 0
  // In the order in which they are read.
  const facts: Record<keyof typeof words.facts, ReactNode> = {
    series: series ? <SeriesLink to={`/artist/${artist.slug}/series/${series.slug}`} title={series.title} /> : null,
    edition,
    signature,
    framing,
    condition,
    weight: weight === null ? null : formatKilograms(weight, locale),
    certificate: <Certificate text={certificate} slug={artwork.slug} />,
    returns: isForSale ? fill(words.returns[isMade ? 'print' : 'original'], { days: WITHDRAWAL_DAYS }) : null,
    provenance,
  }
  const known = (Object.keys(facts) as (keyof typeof facts)[]).filter((name) => facts[name] !== null)
  return known.length === 0 ? null : (
    <dl className="mt-10 border-b border-line text-label">
      {known.map((name) => (
        <div key={name} className="grid grid-cols-[7rem_1fr] gap-x-4 border-t border-line py-3">
          <dt className="text-muted">{words.facts[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function SeriesLink({ to, title }: { to: string; title: string }) {
  return (
    // The finger gets its 44 px, the line keeps its height.
    <AppLink
      className="-my-3 inline-block py-3 underline decoration-line underline-offset-4 hover:decoration-ink"
      to={to}
    >
      <cite className="font-display text-body leading-none italic">{title}</cite>
    </AppLink>
  )
}

/** Every work that is sold is certified; what that will look like is seen before. */
function Certificate({ text, slug }: { text: string | null; slug: string }) {
  const { certificate: words } = useWords().artwork
  const locale = useLocale()
  const apiUrl = useRouteLoaderData<Site>('root')?.apiUrl ?? ''
  return (
    <>
      {text ?? words.byGallery}
      <a
        className="-my-3 block w-fit py-3 underline decoration-line underline-offset-4 hover:decoration-ink"
        href={`${apiUrl}/api/artworks/${slug}/certificate-sample?locale=${locale}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.sample}
      </a>
    </>
  )
}
