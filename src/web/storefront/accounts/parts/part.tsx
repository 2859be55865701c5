import type { ReactNode } from 'react'

import { Section } from '../../../components/section.tsx'
import { TryAgain } from '../../../components/try-again.tsx'
import { useWords } from '../../../words.ts'
import type { PartName } from './parts.ts'

/** One part of the account, under its name. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { sections } = useWords().account
  return (
    <Section
      id={name}
      title={sections[name]}
      className="not-first:mt-16 max-lg:first:border-t-0 max-lg:first:pt-0 md:not-first:mt-20"
    >
      {children}
    </Section>
  )
}

/** What stands in a part until its data has come, or instead of it. */
export function PartPending({ hasFailed, again }: { hasFailed: boolean; again: () => void }) {
  const { sections } = useWords().account
  if (!hasFailed) return <p className="min-h-24 text-body text-muted">{sections.loading}</p>
  return (
    <TryAgain label={sections.again} onTry={again}>
      {sections.unreachable}
    </TryAgain>
  )
}
