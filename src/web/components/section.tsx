import type { ReactNode } from 'react'

import { AppLink } from '../navigation/app-link.tsx'

interface SectionProps {
  title: string
  /** Where other pages lead to. */
  id?: string
  /** The way to everything of this kind. */
  more?: { to: string; name: string }
  className?: string
  /** Whether it is seen at once when its page opens. */
  isFirst?: boolean
  children: ReactNode
}

/** A part of a page under its own heading and hairline. */
export function Section({ title, id, more, className = 'mt-20 md:mt-32', isFirst = false, children }: SectionProps) {
  return (
    <section id={id} className={`${isFirst ? '' : 'late '}border-t border-line pt-6 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="font-display text-title">{title}</h2>
        {more ? (
          <AppLink
            className="inline-flex min-h-11 items-center text-label text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
            to={more.to}
          >
            {more.name}
          </AppLink>
        ) : null}
      </div>
      <div className="mt-8 md:mt-10">{children}</div>
    </section>
  )
}
