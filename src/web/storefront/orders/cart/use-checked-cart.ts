import { useEffect, useState } from 'react'

import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { useAuth } from '../../../state/auth-store.ts'
import { addToCart, setAside, useCart } from '../../../state/cart-store.ts'
import { checkCart, type CheckedLine, isPriceAfterLogin } from './check-cart.ts'
import { type OfferedPrice, readOffers } from './read-offers.ts'

interface CheckedCart {
  /** `locked`: what it comes to is told to whoever logs in. */
  state: 'checking' | 'checked' | 'locked' | 'unreachable'
  lines: CheckedLine[]
  /** Works that cannot be bought at present, as far as anything is still known of them. */
  setAside: { id: number; artwork: CartArtwork | undefined }[]
  /** Those that were still in the cart when this visit began. */
  gone: number[]
  checkAgain: () => void
}

/** The cart, checked against the server whenever it is opened, another work comes in, or somebody logs in or out. */
export function useCheckedCart(): CheckedCart {
  const locale = useLocale()
  const { artworks: lines, setAside: aside } = useCart()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ artworks: CartArtwork[]; offers: Map<number, OfferedPrice> }>()
  // Offers are somebody's: without knowing whose cart it is, works would be set aside that may be bought.
  const who = useAuth(({ user, isSettled }) => (isSettled ? (user?.email ?? '') : undefined))
  const [hasFailed, setFailed] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const [formerPrices, setFormerPrices] = useState(new Map<number, number>())
  const [gone, setGone] = useState<number[]>([])
  const ids = [...lines, ...aside].map(({ id }) => id)
  const key = `${locale} ${attempt} ${who} ${ids.toSorted((a, b) => a - b).join()}`

  useEffect(() => {
    if (who === undefined) return
    const control = new AbortController()
    const wanted = [...useCart.getState().artworks, ...useCart.getState().setAside].map(({ id }) => id)
    const ask = async () => {
      const call = browserApi(locale)
      const { signal } = control
      const [{ artworks }, offers] = await Promise.all([
        wanted.length === 0 ? { artworks: [] } : call('GET /cart/artworks', { query: { id: wanted } }, { signal }),
        who === '' ? new Map<number, OfferedPrice>() : readOffers(call, wanted, signal),
      ])
      if (artworks.some(isPriceAfterLogin)) {
        setKnown(undefined)
        return setLocked(true)
      }
      setLocked(false)
      // What was set aside while nobody knew whose cart it is comes back to who has an offer for it.
      for (const line of useCart.getState().setAside) if (offers.has(line.id)) addToCart(line)
      const checked = checkCart(useCart.getState().artworks, artworks, offers)
      for (const id of checked.gone) setAside(id)
      setGone((before) => [...before, ...checked.gone])
      for (const { line, formerPrice } of checked.lines) if (formerPrice !== undefined) addToCart(line)
      const changed = checked.lines.flatMap(({ line, formerPrice }) =>
        formerPrice === undefined ? [] : ([[line.id, formerPrice]] as const),
      )
      setFormerPrices((before) => new Map([...before, ...changed]))
      setKnown({ artworks, offers })
      setFailed(false)
    }
    ask().catch(() => {
      if (!control.signal.aborted) setFailed(true)
    })
    return () => control.abort()
  }, [key, locale, who])

  const artworks = known?.artworks ?? []
  return {
    state: known ? 'checked' : isLocked ? 'locked' : hasFailed ? 'unreachable' : 'checking',
    lines: checkCart(lines, artworks, known?.offers).lines.map((one) => ({
      ...one,
      formerPrice: formerPrices.get(one.line.id),
    })),
    setAside: aside.map(({ id }) => ({ id, artwork: artworks.find((artwork) => artwork.id === id) })),
    gone,
    checkAgain: () => setAttempt(attempt + 1),
  }
}
