import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'

interface Props {
  count: number
  onRelease: () => void
  onOffer: () => void
}

/** Says how many are chosen, and what can be done with them; below the list, where a thumb reaches it. */
export function ChosenBar({ count, onRelease, onOffer }: Props) {
  const { contacts: words } = useWords()
  const said = fill(words.chosen, { count })
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? said : ''}
      </p>
      {count > 0 ? (
        <div
          data-save-bar=""
          className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-ink bg-paper px-4 py-2 md:mx-0 md:px-0 lg:bottom-0 lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
        >
          <p className="text-label">{said}</p>
          <div className="flex items-center gap-6">
            <Button look="quiet" onClick={onRelease}>
              {words.chooseNobody}
            </Button>
            <Button onClick={onOffer}>{words.offer}</Button>
          </div>
        </div>
      ) : null}
    </>
  )
}
