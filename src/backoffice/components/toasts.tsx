import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { create } from 'zustand'

import { Icon } from '../../web/components/icon.tsx'
import { useWords } from '../words.ts'
import { useTopLayer } from './layer.ts'

interface Toast {
  id: number
  text: string
  /** Takes back what the toast tells of. */
  undo?: (() => void) | undefined
  /** Where what the toast tells of is seen. */
  link?: { href: string; words: string } | undefined
}

const SHOWN_FOR_MS = 8000
/** What can be pressed waits for a hand that is on its way. */
const PRESSABLE_FOR_MS = 20_000

const FIELDS = 'input, textarea, select, [contenteditable]'

const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))
let last = 0

/** Tells in passing what was done, with a way back where there is one; two at most stand over a page. */
export function toast(text: string, undo?: () => void, link?: Toast['link']): number {
  const id = ++last
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-1), { id, text, undo, link }] }))
  return id
}

/** Takes away what was told of something that is left by now. */
export const dropToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))

/** Where toasts are shown and heard: within the panel that is open, since nothing outside of it can be pressed. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  const layer = useTopLayer()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Whoever goes on has seen where it leads; it would stand over the next thing they write.
    useToasts.setState(({ toasts: all }) => ({ toasts: all.filter(({ link }) => !link) }))
  }, [pathname])
  return createPortal(
    <div role="status">
      {toasts.length > 0 ? (
        <OverEverything key={toasts.at(-1)?.id}>
          {toasts.map((one) => (
            <ToastLine key={one.id} {...one} />
          ))}
        </OverEverything>
      ) : null}
    </div>,
    layer ?? document.body,
  )
}

/** Over every panel that is open by now: what went wrong in one would be told behind it. */
function OverEverything({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // A panel that closes while it is told takes this one along; another takes its place at once.
    if (box.current?.isConnected) box.current.showPopover()
  }, [])
  useEffect(() => {
    // A press goes through what is only told to the field below, which is not to be written in unseen. That a field has
    // the keyboard back when a panel closes says nothing: what the panel has done is told just then.
    function makeRoom({ target }: Event) {
      const over = box.current
      if (!over || !(target instanceof HTMLElement) || over.contains(target) || !target.matches(FIELDS)) return
      const [one, other] = [over.getBoundingClientRect(), target.getBoundingClientRect()]
      const isCovered =
        one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
      if (isCovered) useToasts.setState({ toasts: [] })
    }
    const hands = ['pointerdown', 'input']
    for (const hand of hands) document.addEventListener(hand, makeRoom)
    return () => {
      for (const hand of hands) document.removeEventListener(hand, makeRoom)
    }
  }, [])
  return (
    <div
      ref={box}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-20 z-40 m-0 mx-auto mb-[env(safe-area-inset-bottom)] grid w-fit max-w-[calc(100vw-32px)] gap-2 border-0 bg-transparent p-0 max-lg:[body:has([data-save-bar])_&]:bottom-34 max-md:[body:has([data-save-bar])_&]:bottom-44"
    >
      {children}
    </div>
  )
}

function ToastLine({ id, text, undo, link }: Toast) {
  const { frame } = useWords()
  const isPressable = undo !== undefined || link !== undefined
  // Where the keyboard was before it came here: it goes on there when the line is gone.
  const before = useRef<HTMLElement>(null)
  function leave() {
    dropToast(id)
    requestAnimationFrame(() => before.current?.focus({ preventScroll: true }))
  }
  useEffect(() => {
    const timer = setTimeout(() => dropToast(id), isPressable ? PRESSABLE_FOR_MS : SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [id, isPressable])
  return (
    <div
      className="flex items-center gap-4 bg-ink py-1 pr-1 pl-5 text-label text-paper [&>:not(p)]:pointer-events-auto"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
      }}
    >
      <p className="grow py-2">{text}</p>
      {undo ? (
        <button
          type="button"
          className="min-h-11 px-2 underline underline-offset-4"
          onClick={() => {
            leave()
            undo()
          }}
        >
          {frame.undo}
        </button>
      ) : null}
      {link ? (
        <a
          className="flex min-h-11 items-center px-2 underline underline-offset-4"
          href={link.href}
          target="_blank"
          rel="noreferrer"
        >
          {link.words}
        </a>
      ) : null}
      <button type="button" aria-label={frame.dismiss} className="grid size-11 place-items-center" onClick={leave}>
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
