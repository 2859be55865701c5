import { fill } from '../../../../messages/fill.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { useWords } from '../../../words.ts'

/** Nothing was found, or nothing was asked: what to try, and the ways on. */
export function NothingFound({ query }: { query: string }) {
  const { pages, visit } = useWords()
  return (
    <div>
      {query ? (
        <p className="font-display text-title [overflow-wrap:anywhere]">{fill(visit.search.noResults, { query })}</p>
      ) : null}
      <p className="mt-2 mb-8 max-w-[60ch] text-body text-muted">
        {query ? visit.search.emptyHint : visit.search.start}
      </p>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ButtonLink to="/artwork">{pages.artworks.heading}</ButtonLink>
        <ButtonLink look="quiet" to="/artist">
          {pages.artists.heading}
        </ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          {pages.toContact}
        </ButtonLink>
      </div>
    </div>
  )
}
