import type { ArtworkPicture } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Icon } from '../../../components/icon.tsx'
import { useWords } from '../../../words.ts'

interface ZoomStepsProps {
  pictures: ArtworkPicture[]
  at: number
  onStep: (by: -1 | 1) => void
}

const CONTROL = 'grid size-11 place-items-center aria-disabled:text-muted/50'

/** From view to view of a work within the zoom, and what is seen now. */
export function ZoomSteps({ pictures, at, onStep }: ZoomStepsProps) {
  const { artwork: words } = useWords()
  const view = pictures[at]?.view ?? 'further'
  const now = { view: words.viewNames[view], number: at + 1, count: pictures.length }
  return (
    <div className="flex h-14 shrink-0 items-center justify-center gap-4 border-t border-line">
      <button
        type="button"
        data-steps
        aria-label={words.previousView}
        className={CONTROL}
        aria-disabled={at === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron" className="rotate-90" />
      </button>
      <p aria-live="polite" className="min-w-40 text-center text-label">
        {fill(words.pictureOf, now)}
      </p>
      <button
        type="button"
        data-steps
        aria-label={words.nextView}
        className={CONTROL}
        aria-disabled={at === pictures.length - 1}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron" className="-rotate-90" />
      </button>
    </div>
  )
}
