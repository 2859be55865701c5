import { fill } from '../../../../messages/fill.ts'
import { formatMoney } from '../../../../messages/format.ts'
import { Button } from '../../../components/button.tsx'
import { focusMain } from '../../../components/main.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { announce } from '../../../state/announcement-store.ts'
import { setAside } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import type { Change } from './find-changes.ts'

interface ChangesNoteProps {
  changes: Change[]
  titleOf: (artwork: number) => string
  onCheck: () => void
}

/** Everything that is not as the buyer last saw it; what another holds can be waited for or left out. */
export function ChangesNote({ changes, titleOf, onCheck }: ChangesNoteProps) {
  const { checkout, removed } = useWords().cart
  const { confirmation: words } = checkout
  const locale = useLocale()
  const held = changes.flatMap((change) => (change.kind === 'held' ? [change.artwork] : []))
  if (changes.length === 0) return null

  function leaveOut(artwork: number) {
    setAside(artwork)
    announce(fill(removed, { title: titleOf(artwork) }))
    // The button goes with its line.
    focusMain()
  }

  return (
    <div role="alert" className="border-l-2 border-accent pl-6">
      <h2 className="font-display text-title">{words.changed}</h2>
      <ul className="mt-2 space-y-1 text-body">
        {changes.map((change) => (
          <li key={`${change.kind} ${'artwork' in change ? change.artwork : ''}`}>
            {fill(words.changes[change.kind], {
              title: 'artwork' in change ? titleOf(change.artwork) : '',
              ...('before' in change
                ? { price: formatMoney(change.now, locale), before: formatMoney(change.before, locale) }
                : {}),
            })}
          </li>
        ))}
      </ul>
      {held.length > 0 ? (
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <Button look="outline" onClick={onCheck}>
            {words.checkAgain}
          </Button>
          {held.map((artwork) => (
            <Button key={artwork} look="quiet" onClick={() => leaveOut(artwork)}>
              {fill(words.without, { title: titleOf(artwork) })}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
