import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { keepStanding, readStanding } from './spot-address.ts'

// The work that was seen last in the room, until the walls show it.
let latest: string | undefined

/** The walls that are shown next begin at this work. */
export const comeBackTo = (slug: string | undefined): void => {
  latest = slug
}

/** Whoever comes back from a work, from the room, or by an address that names a work, finds it before them on the walls. */
export function useReturnToWork(): void {
  const { key } = useLocation()
  useEffect(() => {
    // The address may be ahead of what was rendered: where one stands is noted there without a rendering.
    const { isInside, at } = readStanding(location.search)
    if (isInside) return
    const link = linkOf(latest) ?? linkOf(at)
    const slug = link?.dataset.artwork
    if (latest !== undefined && slug) keepStanding({ isInside: false, at: slug, spot: null })
    latest = undefined
    // The frame first puts the focus on the new page as a whole.
    if (link) queueMicrotask(() => show(link))
  }, [key])
  // Whoever leaves the page begins anew.
  useEffect(() => () => comeBackTo(undefined), [])
}

const linkOf = (slug: string | null | undefined) =>
  slug ? document.querySelector<HTMLElement>(`main li [data-artwork="${CSS.escape(slug)}"]`) : null

function show(link: HTMLElement): void {
  link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  link.focus({ preventScroll: true })
}
