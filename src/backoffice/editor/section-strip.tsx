import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'

import { useWords } from '../words.ts'
import type { SectionName } from './sections.ts'

/** How far below the strip a part has to have come to be the one that is read. */
const READ_FROM_PX = 120

/** The ways to the parts of a long form; the part that is read is marked, and its way is in sight. */
export function SectionStrip({ sections }: { sections: SectionName[] }) {
  const { editor, fields } = useWords()
  const strip = useRef<HTMLElement>(null)
  const current = useCurrent(sections)
  const [more, setMore] = useState('')
  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = strip.current ?? {}
    setMore(`${scrollLeft > 1 ? 'before' : ''} ${scrollLeft + clientWidth < scrollWidth - 1 ? 'behind' : ''}`.trim())
  }, [])
  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [look, sections.length])
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]')
    // The page itself stays where it is.
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2 })
  }, [current])
  return (
    <nav
      ref={strip}
      aria-label={editor.sections}
      data-more={more}
      onScroll={look}
      className="relative flex gap-x-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:px-0"
    >
      {sections.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={section === current ? 'location' : undefined}
          onClick={(event) => go(event, section)}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent text-label text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
        >
          {fields.sections[section]}
        </a>
      ))}
    </nav>
  )
}

// The browser's own jump would be a step in the history that the router knows nothing of.
function go(event: MouseEvent, section: SectionName): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  document.getElementById(section)?.scrollIntoView()
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true })
}

/** Whether the keyboard is in a part that can be seen. */
function isGoneTo(name: SectionName): boolean {
  const part = document.getElementById(name)
  const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
  return part?.contains(document.activeElement) === true && bottom > READ_FROM_PX && top < innerHeight
}

/** The part that stands at the top of the window. At the end of the page, where several fit, the one that was gone to. */
function useCurrent(sections: SectionName[]): SectionName | undefined {
  const [current, setCurrent] = useState(sections[0])
  const names = sections.join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      const all = names.split(' ') as SectionName[]
      const topOf = (name: string) => document.getElementById(name)?.getBoundingClientRect().top ?? Infinity
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      const gone = isAtEnd ? all.find((name) => isGoneTo(name)) : undefined
      setCurrent(gone ?? (isAtEnd ? all.at(-1) : (all.findLast((name) => topOf(name) <= READ_FROM_PX) ?? all[0])))
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    addEventListener('scroll', soon, { passive: true })
    addEventListener('focusin', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('focusin', soon)
    }
  }, [names])
  return current
}
