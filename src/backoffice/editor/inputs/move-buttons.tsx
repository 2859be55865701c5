import { fill } from '../../../messages/fill.ts'
import { Icon } from '../../../web/components/icon.tsx'
import { useWords } from '../../words.ts'

interface Props {
  /** What one of the list is called. */
  item: string
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

const BUTTON = 'grid size-11 place-items-center disabled:opacity-30'

/** Brings one of a list up, down or away, by mouse, finger and keyboard alike. */
export function MoveButtons({ item, at, count, onMove, onRemove }: Props) {
  const { list } = useWords().editor
  return (
    <div className="flex shrink-0" data-steps="">
      <button
        type="button"
        className={BUTTON}
        disabled={at === 0}
        aria-label={fill(list.up, { item })}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="chevron" className="rotate-180" />
      </button>
      <button
        type="button"
        className={BUTTON}
        disabled={at === count - 1}
        aria-label={fill(list.down, { item })}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="chevron" />
      </button>
      <button type="button" className={BUTTON} aria-label={fill(list.remove, { item })} onClick={onRemove}>
        <Icon name="close" className="size-5" />
      </button>
    </div>
  )
}

/** The list with one of it at another place. */
export function moveWithin<One>(list: readonly One[], from: number, to: number): One[] {
  const moved = list.toSpliced(from, 1)
  return moved.toSpliced(to, 0, list[from] as One)
}
