import type { EditedKind } from '../../contract/content/values.ts'
import { Dialog } from '../components/dialog.tsx'
import { useWords } from '../words.ts'
import { OutcomeList } from './outcome-list.tsx'
import { findLeft, type Left } from './use-bulk-acts.ts'

interface Props {
  kind: EditedKind
  left: Left
  onClose: () => void
}

/** Names what a change of many things, or its undoing, has left as it was, and why. */
export function LeftDialog({ kind, left: { outcome, show }, onClose }: Props) {
  const { bulk } = useWords()
  return (
    <Dialog label={bulk.reportTitle} place="wide" onClose={onClose}>
      <h2 className="pr-8 font-display text-title">{bulk.reportTitle}</h2>
      <OutcomeList {...{ kind, show }} outcome={{ ...outcome, things: findLeft(outcome) }} />
    </Dialog>
  )
}
