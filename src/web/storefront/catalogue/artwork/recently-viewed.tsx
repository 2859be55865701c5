import { useEffect, useRef, useState } from 'react'

import type { ArtworkCard as Card } from '../../../../contract/catalogue/shapes.ts'
import { ArtworkCard } from '../../../components/artwork-card.tsx'
import { Section } from '../../../components/section.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { followStores } from '../../../state/persisted.ts'
import { useWords } from '../../../words.ts'
import { rememberViewed, useViewed } from './viewed-store.ts'

const SIZES = '(min-width: 1025px) 156px, (min-width: 769px) 22vw, 44vw'

/** The works this browser has looked at before the one of the page; nothing as long as there is none. */
export function RecentlyViewed({ current }: { current: number }) {
  const { artwork: words } = useWords()
  const others = useViewed(({ ids }) => ids.filter((id) => id !== current).join())
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const artworks = useArtworks(isNear ? others : '')

  useEffect(() => followStores([useViewed]), [])
  useEffect(() => rememberViewed(current), [current])

  return (
    <div ref={place}>
      {artworks.length > 0 ? (
        <Section title={words.recentlyViewed}>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-12 md:grid-cols-4 lg:grid-cols-7">
            {artworks.map((artwork) => (
              <li key={artwork.id} className="max-md:nth-[n+5]:hidden">
                <ArtworkCard artwork={artwork} sizes={SIZES} canGrow={false} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}

/** Whether an element has come close to what is seen of the page; once it has, it stays so. */
function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

/** The works of these numbers, separated by commas, as far as they still hang. */
function useArtworks(numbers: string): Card[] {
  const locale = useLocale()
  const [artworks, setArtworks] = useState<Card[]>([])
  useEffect(() => {
    const ids = numbers.split(',').filter(Boolean).map(Number)
    if (ids.length === 0) return setArtworks([])
    const abort = new AbortController()
    const show = async () => {
      const reply = await browserApi(locale)('GET /cart/artworks', { query: { id: ids } }, { signal: abort.signal })
      const byId = new Map(reply.artworks.map((artwork) => [artwork.id, artwork]))
      setArtworks(ids.flatMap((id) => byId.get(id) ?? []))
    }
    // A reminder that cannot come is not missed.
    show().catch(() => undefined)
    return () => abort.abort()
  }, [numbers, locale])
  return artworks
}
