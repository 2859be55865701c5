import { type ReactNode, useEffect, useRef } from 'react'

import { fill } from '../../../messages/fill.ts'
import { classOf } from '../../components/button.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { announce } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'

interface LoadMoreProps {
  /** The address that shows one page more; null when there is none. */
  to: string | null
  /** How many things the list shows. */
  count: number
  /** The list. */
  children: ReactNode
}

/** A list that a real link lengthens: the place on the page stays, and reading goes on at the first new thing. */
export function LoadMore({ to, count, children }: LoadMoreProps) {
  const { visit } = useWords()
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const first = before.current
    before.current = count
    if (count <= first) return
    announce(fill(visit.shown, { count }))
    list.current?.querySelector('ul')?.children[first]?.querySelector('a')?.focus({ preventScroll: true })
  }, [count, visit])
  return (
    <div ref={list}>
      {children}
      {to === null ? null : (
        <p className="mt-16 text-center">
          <AppLink className={classOf('outline')} to={to} replace preventScrollReset>
            {visit.loadMore}
          </AppLink>
        </p>
      )}
    </div>
  )
}
