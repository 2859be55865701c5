import { useEffect, useState } from 'react'

import type { CartArtwork } from '../../../contract/catalogue/shapes.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { addToCart, setAside, useCart } from '../../state/cart-store.ts'
import { checkCart, type CheckedLine } from './check-cart.ts'

interface CheckedCart {
  state: 'checking' | 'checked' | 'unreachable'
  lines: CheckedLine[]
  /** Works that cannot be bought at present, as far as anything is still known of them. */
  setAside: { id: number; artwork: CartArtwork | undefined }[]
  /** Those that were still in the cart when this visit began. */
  gone: number[]
  checkAgain: () => void
}

/** The cart, checked against the server whenever it is opened or another work comes in. */
export function useCheckedCart(): CheckedCart {
  const locale = useLocale()
  const { artworks: lines, setAside: aside } = useCart()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<CartArtwork[]>()
  const [hasFailed, setFailed] = useState(false)
  const [formerPrices, setFormerPrices] = useState(new Map<number, number>())
  const [gone, setGone] = useState<number[]>([])
  const ids = [...lines, ...aside].map(({ id }) => id)
  const key = `${locale} ${attempt} ${ids.toSorted((a, b) => a - b).join()}`

  useEffect(() => {
    const control = new AbortController()
    const wanted = [...useCart.getState().artworks, ...useCart.getState().setAside].map(({ id }) => id)
    const ask = async () => {
      const reply =
        wanted.length === 0
          ? { artworks: [] }
          : await browserApi(locale)('GET /cart/artworks', { query: { id: wanted } }, { signal: control.signal })
      const checked = checkCart(useCart.getState().artworks, reply.artworks)
      for (const id of checked.gone) setAside(id)
      setGone((before) => [...before, ...checked.gone])
      for (const { line, formerPrice } of checked.lines) if (formerPrice !== undefined) addToCart(line)
      const changed = checked.lines.flatMap(({ line, formerPrice }) =>
        formerPrice === undefined ? [] : ([[line.id, formerPrice]] as const),
      )
      setFormerPrices((before) => new Map([...before, ...changed]))
      setKnown(reply.artworks)
      setFailed(false)
    }
    ask().catch(() => {
      if (!control.signal.aborted) setFailed(true)
    })
    return () => control.abort()
  }, [key, locale])

  const artworks = known ?? []
  return {
    state: known ? 'checked' : hasFailed ? 'unreachable' : 'checking',
    lines: checkCart(lines, artworks).lines.map((one) => ({ ...one, formerPrice: formerPrices.get(one.line.id) })),
    setAside: aside.map(({ id }) => ({ id, artwork: artworks.find((artwork) => artwork.id === id) })),
    gone,
    checkAgain: () => setAttempt(attempt + 1),
  }
}
