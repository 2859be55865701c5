import { fill } from '../../../messages/fill.ts'
import { Prose } from '../../components/prose.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { useWords } from '../../words.ts'
import type { WrittenPart } from './written-parts.ts'

const LONG = 4

/** A written page in parts, each with a link to itself; a long one has a list of them, which stays in sight on wide screens. */
export function WrittenText({ opening, parts }: { opening: string; parts: WrittenPart[] }) {
  const { visit } = useWords()
  const isLong = parts.length >= LONG
  return (
    <div className={isLong ? 'grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_2.6fr]' : ''}>
      {isLong ? <Contents parts={parts} /> : null}
      <div>
        {opening ? (
          <div className="mb-12">
            <Prose text={opening} />
          </div>
        ) : null}
        {parts.map(({ id, heading, text }) => (
          <section key={id} className="mb-12 last:mb-0">
            <h2 id={id} className="group mb-3 font-display text-title">
              {heading}{' '}
              <PageLink
                aria-label={fill(visit.linkToPart, { part: heading })}
                className="-my-2 inline-grid size-11 place-items-center text-muted opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                to={`#${encodeURIComponent(id)}`}
              >
                #
              </PageLink>
            </h2>
            <Prose text={text} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({ parts }: { parts: WrittenPart[] }) {
  const { visit } = useWords()
  return (
    <nav
      aria-label={visit.onThisPage}
      className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="border-t border-line pt-3 text-label text-muted">{visit.onThisPage}</p>
      <ol className="mt-2 flex flex-wrap gap-x-6 text-label lg:block">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <PageLink
              className="flex min-h-11 items-center decoration-line underline-offset-4 hover:underline lg:min-h-8"
              to={`#${encodeURIComponent(id)}`}
            >
              {heading}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
