import { type ReactNode, useEffect, useState } from 'react'

import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import { Button } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'

interface OwnPriceProps {
  id: number
  /** Shows the work with what was told. */
  children: (artwork: CartArtwork, price: number) => ReactNode
}

/** The price of a work, asked for by whoever is logged in: pages that are kept for all have none. */
export default function OwnPrice({ id, children }: OwnPriceProps) {
  const { delivery: words } = useWords().artwork
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState<CartArtwork>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const control = new AbortController()
    const ask = async () => {
      const { artworks } = await browserApi(locale)(
        'GET /cart/artworks',
        { query: { id: [id] } },
        { signal: control.signal },
      )
      setSeen(artworks[0])
      setFailed(artworks[0]?.final_price === null)
    }
    setFailed(false)
    ask().catch(() => {
      if (!control.signal.aborted) setFailed(true)
    })
    return () => control.abort()
  }, [id, locale, attempt])

  if (seen && seen.final_price !== null) return children(seen, seen.final_price)
  return (
    <div className="mt-6 space-y-4 text-muted" role="status">
      <p>{hasFailed ? words.failed : words.asking}</p>
      {hasFailed ? <Button onClick={() => setAttempt(attempt + 1)}>{words.again}</Button> : null}
    </div>
  )
}
