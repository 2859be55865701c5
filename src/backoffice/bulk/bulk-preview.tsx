import { useEffect, useRef } from 'react'

import type { Showing } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { useLocale, useWords } from '../words.ts'
import { OutcomeList } from './outcome-list.tsx'
import type { Outcome } from './use-bulk-acts.ts'

const countChanging = ({ things }: Outcome) => things.filter(({ outcome }) => outcome === 'changed').length

interface Props {
  kind: EditedKind
  title: string
  outcome: Outcome
  /** What visitors are to see, if it is about that. */
  show?: Showing | undefined
  /** What it is that would change. */
  asked: string
  isBusy: boolean
  fault: string
  onApply: () => void
  /** Without a step before it there is no way back. */
  onBack?: () => void
}

/** What becomes of each, and the button that does it. */
export function BulkPreview({ kind, title, outcome, show, asked, isBusy, fault, onApply, onBack }: Props) {
  const { bulk } = useWords()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const count = countChanging(outcome)
  const words = show ? bulk.shows[show] : bulk
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="pr-8 font-display text-title outline-none">
        {title}
      </h2>
      <p className="line-clamp-3 text-label text-muted">{asked}</p>
      {count > 0 ? null : <p className="mt-4">{words.nothing}</p>}
      <OutcomeList {...{ kind, outcome, show }} />
      <div className="sticky -bottom-6 -mx-6 mt-4 -mb-6 bg-paper px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {fault ? (
          <p role="alert" className="text-label text-error">
            {fault}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {count > 0 ? (
            <Button aria-disabled={isBusy} onClick={onApply}>
              {fill(words.apply, { count: formatNumber(count, locale) })}
            </Button>
          ) : null}
          {onBack ? (
            <Button look="quiet" onClick={onBack}>
              {bulk.back}
            </Button>
          ) : null}
          <p role="status" className="text-label text-muted">
            {isBusy ? words.applying : ''}
          </p>
        </div>
      </div>
    </>
  )
}
