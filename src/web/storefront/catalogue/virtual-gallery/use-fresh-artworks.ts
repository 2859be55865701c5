import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { chooseWorks } from './walk-work.ts'

/** Whoever walks on quickly asks no more often than this; milliseconds. */
const PAUSE = 20_000

type State = Pick<ArtworkCard, 'availability' | 'final_price'>

/** Works as they stand now: what was sold while somebody looked around is shown as sold, from the next work or the next look on. */
export function useFreshArtworks(artworks: ArtworkCard[]) {
  const locale = useLocale()
  const asked = useRef(0)
  const [states, setStates] = useState<ReadonlyMap<number, State>>(new Map())

  async function refresh() {
    if (Date.now() - asked.current < PAUSE) return
    asked.current = Date.now()
    const id = chooseWorks(artworks).map((one) => one.id)
    const { artworks: now } = await browserApi(locale)('GET /cart/artworks', { query: { id } })
    const told = new Map(now.map((one) => [one.id, one]))
    const changed = artworks.filter((one) => (told.get(one.id) ?? one).availability !== one.availability)
    // The same states are no reason to hang anything anew.
    if (changed.length > 0 || states.size > 0) setStates(new Map(changed.map(({ id: of }) => [of, told.get(of)!])))
  }
  // Without an answer everything stays as it was.
  const askQuietly = () => void refresh().catch(() => undefined)
  const onLook = useEffectEvent(() => {
    if (document.visibilityState === 'visible') askQuietly()
  })

  useEffect(() => {
    asked.current = Date.now()
    const look = () => onLook()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const fresh =
    states.size === 0
      ? artworks
      : artworks.map((one) => {
          const state = states.get(one.id)
          return state ? { ...one, availability: state.availability, final_price: state.final_price } : one
        })
  return { artworks: fresh, refresh: askQuietly }
}
