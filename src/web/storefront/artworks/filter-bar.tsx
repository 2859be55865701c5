import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

import { fill } from '../../../messages/fill.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../words.ts'
import type { Facets } from './artwork-list.ts'
import { useFilterGroups } from './filter-groups.tsx'
import type { Filters } from './list-query.ts'

interface FilterBarProps {
  filters: Filters
  facets: Facets
  onChange: (filters: Filters) => void
}

/** The filters of wide screens: each opens a drawer over the works and takes effect at once. Without a script a plain form. */
export function FilterBar(props: FilterBarProps) {
  const { filters: words } = useWords()
  const groups = useFilterGroups(props)
  const bar = useRef<HTMLDivElement>(null)
  const openDrawer = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]')

  const closeBeyond = (target: EventTarget | null) => {
    const drawer = openDrawer()
    if (drawer && target instanceof Node && !drawer.contains(target)) drawer.open = false
  }
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => closeBeyond(target)
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })

  function onKeyDown({ key }: KeyboardEvent) {
    const drawer = openDrawer()
    if (key !== 'Escape' || !drawer) return
    drawer.open = false
    drawer.querySelector('summary')?.focus()
  }

  return (
    <div
      ref={bar}
      role="group"
      aria-label={words.filters}
      className="relative hidden border-y border-line lg:flex lg:flex-wrap lg:gap-x-8 unscripted:block"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }: FocusEvent) => closeBeyond(relatedTarget)}
    >
      {groups.map(({ name, chosen, content }) => (
        <details key={name} name="filters" className="group/drawer max-lg:border-b max-lg:border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 text-label max-lg:justify-between [&::-webkit-details-marker]:hidden">
            <span className="underline-offset-8 group-open/drawer:underline">{words[name]}</span>
            {chosen > 0 ? (
              <span className="text-accent tabular-nums">
                <span aria-hidden="true">{chosen}</span>
                <span className="sr-only">{fill(words.chosen, { count: chosen })}</span>
              </span>
            ) : null}
            <Icon name="chevron" className="size-4 text-muted transition-transform group-open/drawer:rotate-180" />
          </summary>
          <fieldset className="inset-x-0 top-full z-20 min-w-0 border-line bg-paper pb-6 lg:absolute lg:border-y lg:py-6">
            <legend className="sr-only">{words[name]}</legend>
            {content}
          </fieldset>
        </details>
      ))}
      <Button type="submit" className="my-2 hidden unscripted:inline-flex">
        {words.apply}
      </Button>
    </div>
  )
}
