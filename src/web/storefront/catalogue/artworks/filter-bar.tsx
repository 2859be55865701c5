import { Suspense, useEffect, useRef, useState } from 'react'

import type { GroupName, GROUPS } from '../../../../contract/catalogue/filters.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useGallery } from '../../../use-gallery.ts'
import { useWords } from '../../../words.ts'
import { countIn } from './filter-counts.ts'
import type { Choosing } from './filter-group.tsx'
import { DrawerContent, fetchFiltering } from './late-parts.tsx'

/** The filters of wide screens: each opens a drawer over the works and takes effect at once. Without a script a plain form. */
export function FilterBar({ groups, ...choosing }: Choosing & { groups: typeof GROUPS }) {
  const { filters: words } = useWords()
  const { shows_prices } = useGallery()
  return (
    <div
      role="group"
      aria-label={words.filters}
      className="relative hidden flex-wrap gap-x-8 border-y border-line max-lg:flex-col lg:flex unscripted:flex"
      onPointerEnter={() => void fetchFiltering()}
      onFocus={() => void fetchFiltering()}
    >
      {(Object.keys(groups) as GroupName[]).map((name) =>
        shows_prices || name !== 'price' ? (
          <Drawer key={name} name={name} chosen={countIn(groups[name], choosing.filters)} {...choosing} />
        ) : null,
      )}
      <p className="hidden py-2 unscripted:block">
        <Button type="submit">{words.apply}</Button>
      </p>
    </div>
  )
}

function Drawer({ name, chosen, ...choosing }: Choosing & { name: GroupName; chosen: number }) {
  const { filters: words } = useWords()
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  // It may have been opened before the script came.
  useEffect(() => setOpen(details.current?.open ?? false), [])

  return (
    <details
      ref={details}
      name="filters"
      className="group/drawer max-lg:border-b max-lg:border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 text-label [&::-webkit-details-marker]:hidden">
        <span className="underline-offset-8 group-open/drawer:underline">{words[name]}</span>
        {chosen > 0 ? (
          <>
            <span aria-hidden="true" className="text-accent">
              {chosen}
            </span>
            <span className="sr-only">{fill(words.chosen, { count: chosen })}</span>
          </>
        ) : null}
        <Icon
          name="chevron"
          className="size-4 text-muted transition-transform max-lg:ml-auto group-open/drawer:rotate-180"
        />
      </summary>
      <fieldset className="inset-x-0 top-full z-20 min-w-0 border-line bg-paper pb-6 lg:absolute lg:min-h-36 lg:border-y lg:py-6">
        <legend className="sr-only">{words[name]}</legend>
        {/* Only a browser without a script needs every control at once. */}
        <noscript>{import.meta.env.SSR ? <DrawerContent name={name} {...choosing} /> : null}</noscript>
        <Suspense>{isOpen ? <DrawerContent name={name} {...choosing} /> : null}</Suspense>
      </fieldset>
    </details>
  )
}
