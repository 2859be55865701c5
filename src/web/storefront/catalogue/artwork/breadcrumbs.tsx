import { Fragment } from 'react'

import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'

/** A place on the way to a page, given without its language. */
export interface Crumb {
  to: string
  name: string
}

/** The way to the page, from the outside in; the page itself comes last and is no link. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { artwork: words } = useWords()
  return (
    <nav aria-label={words.breadcrumbs} className="min-w-0">
      <ol className="flex items-center gap-x-2 text-label text-muted">
        {trail.map(({ to, name }, at) => (
          <Fragment key={to}>
            {at === trail.length - 1 ? (
              <li aria-current="page" className="truncate">
                {name}
              </li>
            ) : (
              <>
                <li className="shrink-0">
                  <AppLink className="inline-flex min-h-11 items-center hover:text-ink hover:underline" to={to}>
                    {name}
                  </AppLink>
                </li>
                <li aria-hidden="true">/</li>
              </>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
