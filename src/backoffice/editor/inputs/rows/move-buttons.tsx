import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { Icon } from '../../../../web/components/icon.tsx'
import { useWords } from '../../../words.ts'

interface Props {
  /** What one of the list is called. */
  item: string
  at: number
  count: number
  /** What makes an element the handle that the row is dragged by. */
  grip: HTMLAttributes<HTMLElement>
  layout: 'list' | 'grid'
  onMove: (to: number) => void
  /** Nothing for what has to stay. */
  onRemove: (() => void) | undefined
}

/** The button that was pressed, and where in the window it stood. */
type Pressed = { button: HTMLButtonElement; top: number } | undefined

const BUTTON = 'grid h-11 w-9 place-items-center disabled:opacity-30 pointer-coarse:w-11'

/** Brings one of a list up, down or away; by keyboard as by mouse and finger. */
export function MoveButtons({ item, at, count, grip, layout, onMove, onRemove }: Props) {
  const { list, pictures } = useWords().editor
  const words = layout === 'grid' ? { up: pictures.earlier, down: pictures.later } : list
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const pressed = useRef<Pressed>(undefined)
  // The row has gone elsewhere, and whoever pressed goes on pressing: the page follows, so that the same button is under
  // the finger again, and not that of another row, which would undo it.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { button, top } = pressed.current
    pressed.current = undefined
    const other = button === up.current ? down.current : up.current
    ;(button.disabled ? other : button)?.focus({ preventScroll: true })
    const follow = () => scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
    follow()
    // Browsers may hold on to another row meanwhile.
    requestAnimationFrame(follow)
  }, [at, up, down])
  const press = ({ current: button }: RefObject<HTMLButtonElement | null>, to: number) => {
    if (button) pressed.current = { button, top: button.getBoundingClientRect().top }
    onMove(to)
  }
  return (
    <div className="flex shrink-0 items-center">
      {count > 1 ? (
        <>
          <span {...grip} aria-hidden="true" className={`${BUTTON} cursor-grab touch-none active:cursor-grabbing`}>
            <Grip />
          </span>
          <button
            type="button"
            ref={up}
            data-steps=""
            className={BUTTON}
            disabled={at === 0}
            aria-label={fill(words.up, { item })}
            onClick={() => press(up, at - 1)}
          >
            <Icon name="chevron" className={layout === 'grid' ? 'rotate-90' : 'rotate-180'} />
          </button>
          <button
            type="button"
            ref={down}
            data-steps=""
            className={BUTTON}
            disabled={at === count - 1}
            aria-label={fill(words.down, { item })}
            onClick={() => press(down, at + 1)}
          >
            <Icon name="chevron" className={layout === 'grid' ? '-rotate-90' : ''} />
          </button>
        </>
      ) : null}
      {onRemove ? (
        <button type="button" className={BUTTON} aria-label={fill(list.remove, { item })} onClick={onRemove}>
          <Icon name="close" className="size-5" />
        </button>
      ) : null}
    </div>
  )
}

const Grip = () => (
  <svg viewBox="0 0 24 24" className="size-6" fill="currentColor">
    {[7, 12, 17].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
  </svg>
)
