import type { ReactNode } from 'react'

import { Main } from './main.tsx'
import { PageHead } from './page-head.tsx'

interface RoomProps {
  head: { title: string; description: string; heading: string; introduction?: string }
  isPersonal?: boolean
  children?: ReactNode
}

/** The usual page: a heading, a first sentence, and what the room holds. */
export function Room({ head, isPersonal = false, children }: RoomProps) {
  return (
    <Main className="pt-12 pb-24 md:pt-20 md:pb-32">
      <PageHead title={head.title} description={head.description} isPersonal={isPersonal} />
      <h1 className="font-display text-heading">{head.heading}</h1>
      {head.introduction ? <p className="mt-4 max-w-[60ch] text-lead text-muted">{head.introduction}</p> : null}
      {children ? <div className="mt-12 md:mt-16">{children}</div> : null}
    </Main>
  )
}
