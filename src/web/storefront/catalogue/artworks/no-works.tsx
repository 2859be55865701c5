import { ButtonLink, classOf } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import type { ArtworkList } from './artwork-list.ts'
import { countAll } from './filter-counts.ts'
import { writeQuery } from './list-query.ts'
import { findWiderChoices } from './wider-choices.ts'

/** What stands in the place of the works when none is left: the wishes to give up, and the way to all works. */
export function NoWorks({ list }: { list: ArtworkList }) {
  const { filters: words, pages } = useWords()
  const wider = findWiderChoices(list)
  // One wish alone is never too narrow: without works that it leaves out there are none at all.
  const isBare = wider.length === 0 && countAll({ ...list.filters, artist: undefined }) === 1
  if (isBare) return <p className="text-lead text-muted">{pages.empty}</p>
  return (
    <div className="border-t border-line py-16 md:py-24">
      <h2 className="font-display text-heading">{words.emptyTitle}</h2>
      <p className="mt-4 max-w-[52ch] text-lead text-muted">{words.emptyText}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        {wider.map(({ name, filters }) => (
          <AppLink key={name} preventScrollReset className={classOf('outline')} to={`/artwork${writeQuery(filters)}`}>
            {words.emptyAny[name]}
          </AppLink>
        ))}
        <ButtonLink look="solid" to="/artwork">
          {words.allWorks}
        </ButtonLink>
      </p>
      <p className="mt-4">
        <ButtonLink look="quiet" to="/contact">
          {pages.toContact}
        </ButtonLink>
      </p>
    </div>
  )
}
