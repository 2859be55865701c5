import { type ReactNode, useLayoutEffect, useState } from 'react'

import { Icon } from '../../web/components/icon.tsx'
import { useWords } from '../words.ts'
import { LayerContext, noteLayer } from './layer.ts'

const PLACES = {
  middle: 'w-[min(640px,calc(100vw-32px))] p-6 md:p-10',
  wide: 'w-[min(880px,calc(100vw-16px))] p-6',
  top: 'mx-auto mt-[12vh] mb-auto w-[min(640px,calc(100vw-32px))] p-4',
  edge: 'mt-0 mr-0 mb-0 ml-auto h-dvh max-h-none w-[min(520px,100vw)] p-6 pr-[max(1.5rem,env(safe-area-inset-right))] pb-[max(1.5rem,env(safe-area-inset-bottom))] md:p-8 md:pr-[max(2rem,env(safe-area-inset-right))] md:pb-[max(2rem,env(safe-area-inset-bottom))]',
  bottom: 'mx-0 mt-auto mb-0 w-full max-w-none p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]',
}

interface DialogProps {
  label: string
  /** Without it the dialog stays until what it asks for is done. */
  onClose?: (() => void) | undefined
  place?: keyof typeof PLACES
  children: ReactNode
}

/** A modal on the browser's own dialog element, open for as long as it is rendered; the focus goes back to where it was. */
export function Dialog({ label, onClose, place = 'middle', children }: DialogProps) {
  const { frame } = useWords()
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => {
    const { clientWidth, style } = document.documentElement
    style.setProperty('--strip', `${innerWidth - clientWidth}px`)
    dialog?.showModal()
    // From the bottom sheets of phones open: a field that took the focus would bring up the keyboard over them.
    if (place === 'bottom') dialog?.focus()
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    const leave = dialog ? noteLayer(dialog) : undefined
    return () => {
      leave?.()
      dialog?.close()
    }
  }, [dialog, place])
  return (
    <dialog
      ref={setDialog}
      aria-label={label}
      tabIndex={-1}
      data-place={place}
      className={`overflow-y-auto outline-none bg-paper text-ink backdrop:bg-ink/40 ${PLACES[place]}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onMouseDown={({ target, currentTarget, clientX, clientY }) => {
        const box = currentTarget.getBoundingClientRect()
        const isOutside = clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
        if (target === currentTarget && isOutside) onClose?.()
      }}
    >
      <LayerContext value={dialog}>{children}</LayerContext>
      {onClose ? (
        <button
          type="button"
          aria-label={frame.close}
          className="absolute top-2 right-[max(0.5rem,env(safe-area-inset-right))] grid size-11 place-items-center"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </dialog>
  )
}
