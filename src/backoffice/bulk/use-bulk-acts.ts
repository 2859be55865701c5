import { useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import type { Showing } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'

export type Outcome = Reply<'POST /editor/{kind}/changes'>
export type Thing = Outcome['things'][number]

/** What was not done although it was wished: it is told by name. */
export const findLeft = ({ things }: Outcome): Thing[] =>
  things.filter(({ outcome, left }) => left.length > 0 || ['refused', 'newer', 'gone'].includes(outcome))

/** What was not done, and of what. */
export interface Left {
  outcome: Outcome
  show?: Showing | undefined
}

const countChanged = ({ things }: Outcome) => things.filter(({ outcome }) => outcome === 'changed').length

/** Says in passing what was changed, with the way back; what was left as it was is kept to be shown. */
export function useBulkActs(kind: EditedKind, onChanged: () => void) {
  const { bulk: words } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const [left, setLeft] = useState<Left>()
  const count = (number: number) => formatNumber(number, locale)

  async function undo(bulk: string) {
    try {
      const outcome = await call('POST /editor/{kind}/changes/{bulk}/undo', { params: { kind, bulk } })
      const { length } = findLeft(outcome)
      toast(
        fill(length > 0 ? words.undoneExcept : words.undone, {
          count: count(countChanged(outcome)),
          left: count(length),
        }),
      )
      if (length > 0) setLeft({ outcome })
      onChanged()
    } catch (error) {
      toast(reason(error))
    }
  }
  function tellDone(outcome: Outcome, show?: Showing) {
    const { length } = findLeft(outcome)
    const { done, doneExcept } = show ? words.shows[show] : words
    const said = fill(length > 0 ? doneExcept : done, {
      count: count(countChanged(outcome)),
      left: count(length),
    })
    const { bulk } = outcome
    toast(said, bulk === null ? undefined : () => void undo(bulk))
    if (length > 0) setLeft({ outcome, show })
    onChanged()
  }
  return { undo, tellDone, left, forgetLeft: () => setLeft(undefined) }
}
