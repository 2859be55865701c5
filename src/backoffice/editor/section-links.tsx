import { type MouseEvent, useEffect, useState } from 'react'

import { useWords } from '../words.ts'
import type { sectionsOf } from './sections.ts'

/** Where in the window a part becomes the one that is read. */
const READ_FROM_PX = 160

/** Leads to the parts of a form, and marks the one that is read. */
export function SectionLinks({ sections }: { sections: ReturnType<typeof sectionsOf> }) {
  const { editor, fields } = useWords()
  const [current, setCurrent] = useState(sections[0]?.name)
  useEffect(() => {
    const mark = () => {
      const passed = sections.filter(({ name }) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top
        return top !== undefined && top < READ_FROM_PX
      })
      setCurrent((passed.at(-1) ?? sections[0])?.name)
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [sections])

  // The browser's own jump would be a step in the history that the router knows nothing of.
  function go(event: MouseEvent, name: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    document.getElementById(name)?.scrollIntoView()
    document.getElementById(`${name}-title`)?.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label={editor.sections}
      className="z-10 -mx-4 flex gap-x-6 overflow-x-auto border-b border-line bg-paper px-4 md:sticky md:top-0 md:mx-0 md:px-0"
    >
      {sections.map(({ name }) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent text-label text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
          onClick={(event) => go(event, name)}
        >
          {fields.sections[name]}
        </a>
      ))}
    </nav>
  )
}
