import type { ComponentProps } from 'react'

import { loadLater } from '../../../navigation/load-later.ts'

type Filtered = typeof import('./filtered.ts')

/** Fetches the controls ahead of their use. */
export const fetchFiltering = () => import('./filtering.ts')

// The server writes the controls into the page for browsers without a script; others get them when they are opened.
export const DrawerContent = import.meta.env.SSR
  ? (await fetchFiltering()).DrawerContent
  : loadLater(async () => ({ default: (await fetchFiltering()).DrawerContent }))
export const FilterSheet = loadLater(async () => ({ default: (await fetchFiltering()).FilterSheet }))

let filtered: Filtered | undefined

/** Fetches what a narrowed list shows; it must be there before such a list is rendered, so that nothing moves. */
export const fetchFiltered = async (): Promise<Filtered> => (filtered ??= await import('./filtered.ts'))

if (import.meta.env.SSR || location.search !== '') await fetchFiltered()

export const ActiveFilters = (props: ComponentProps<Filtered['ActiveFilters']>) =>
  filtered ? <filtered.ActiveFilters {...props} /> : null
export const NoWorks = (props: ComponentProps<Filtered['NoWorks']>) =>
  filtered ? <filtered.NoWorks {...props} /> : null
