import { useEffect, useState } from 'react'

import type { ArtworkPicture } from '../../../../contract/catalogue/shapes.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'

/** How closely a picture can be looked at now. */
export interface DeepZoom {
  width: number
  height: number
  /** Whether that is finer than the picture as pages show it. */
  isTiled: boolean
}

const FIRST_PAUSE_MS = 1500
const MOST_TRIES = 12

/** How closely a picture can be looked at: at first as pages show it, and as finely as staff allow once its tiles are made. */
export function useDeepZoom({ path, width, height, widths }: ArtworkPicture): DeepZoom {
  const locale = useLocale()
  const [known, setKnown] = useState<{ path: string; zoom: DeepZoom }>()
  const widest = Math.max(...widths)
  const hash = path.split('/')[1] ?? ''

  useEffect(() => {
    if (width <= widest) return
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async (tries: number) => {
      const options = { signal: control.signal }
      const { zoom } = await browserApi(locale)('GET /pictures/{hash}/zoom', { params: { hash } }, options)
      if (zoom.is_ready && zoom.width > widest) {
        setKnown({ path, zoom: { width: zoom.width, height: zoom.height, isTiled: true } })
      } else if (!zoom.is_ready && tries < MOST_TRIES) {
        timer = setTimeout(() => askAgain(tries + 1), FIRST_PAUSE_MS * Math.min(tries, 4))
      }
    }
    // Nobody who looks at a draft or has lost the network needs more than what pages show.
    const askAgain = (tries: number) => void ask(tries).catch(() => undefined)
    askAgain(1)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [path, hash, width, widest, locale])

  if (known?.path === path) return known.zoom
  return { width: widest, height: (widest * height) / width, isTiled: false }
}
