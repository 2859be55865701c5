import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

import { useWords } from '../words.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  label: string
  onClose: () => void
  /** What Escape does instead of closing: it undoes one step within. */
  onEscape?: (() => void) | undefined
  children: ReactNode
  /** Where it stands: in the middle as a modal of 640 px, at the edge as a sidebar, or over everything. */
  place?: 'middle' | 'edge' | 'everywhere'
}

const PLACES = {
  middle: 'w-[min(640px,calc(100vw-32px))] p-8 md:p-12',
  edge: 'mt-0 mr-0 mb-0 ml-auto h-dvh max-h-none w-[min(420px,100vw)] p-6',
  everywhere: 'm-0 h-dvh max-h-none w-full max-w-none',
}

/**
 * A modal on the browser's own dialog element: it holds the focus, makes the page behind inert, closes on Escape,
 * and gives the focus back. It is open for as long as it is rendered.
 */
export function Dialog({ label, onClose, onEscape = onClose, children, place = 'middle' }: DialogProps) {
  const { shell } = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  // Only a press that begins and ends beside it leaves it: text may be dragged out of a field.
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closing before the element goes is what returns the focus to where it was.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={label}
      data-place={place}
      className={`overflow-y-auto bg-paper text-ink backdrop:bg-ink/40 ${PLACES[place]}`}
      onCancel={(event) => {
        event.preventDefault()
        onEscape()
      }}
      onMouseDown={(event) => {
        isLeaving.current = isOnBackdrop(event)
      }}
      onMouseUp={(event) => {
        if (isLeaving.current && isOnBackdrop(event)) onClose()
      }}
    >
      <button
        type="button"
        aria-label={shell.close}
        className="absolute top-3 right-3 grid size-11 place-items-center"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  )
}

// The dialog's padding belongs to the element too; only the backdrop lies outside its box. The second press of two
// was meant for what opened the dialog.
function isOnBackdrop({ target, currentTarget, clientX, clientY, detail }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom
  return target === currentTarget && isOutside && detail < 2
}
