import { useEffect, useState } from 'react'

import type { Picture } from '../../contract/catalogue/shapes.ts'
import { placeholderOf } from '../../web/components/placeholder.ts'
import { apiUrl } from '../api/call.ts'

/** The smallest form of a picture that is as wide as that: originals are never sent to be shown small. */
export function thumbnailOf({ path, widths }: Pick<Picture, 'path' | 'widths'>, wanted: number): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const enough = widths.filter((width) => width >= wanted)
  return `${apiUrl()}/storage/${folder}/${enough.length > 0 ? Math.min(...enough) : Math.max(...widths)}.webp`
}

interface Props {
  picture: Picture | null
  className: string
  /** How many pixels it has at least; the fewest there are if nobody says. */
  pixels?: number
}

/** A gallery that has too much to do asks to come again after a few seconds; many thumbnails do not come all at once. */
const WAITS_MS = [3000, 12_000]

/**
 * A small picture, whole, in the place that is kept for it; it says nothing that the words beside it do not. Until it has
 * come, and should it not come, its colours stand there; it is asked for again after a while.
 */
export function Thumbnail({ picture, className, pixels = 0 }: Props) {
  const source = picture && thumbnailOf(picture, pixels)
  const [loaded, setLoaded] = useState<string>()
  const { isLost, lose, tries } = useTries(source)
  if (!picture || !source)
    return <span aria-hidden="true" className={`block border border-dashed border-line ${className}`} />
  const { width, height } = picture
  const colors = { backgroundImage: placeholderOf(picture.thumbhash) }
  // A picture that did not come would leave nothing in its place.
  if (isLost)
    return (
      <span
        aria-hidden="true"
        className={`inline-block max-w-full ${className}`}
        style={{ ...colors, aspectRatio: `${width} / ${height}` }}
      />
    )
  return (
    <img
      key={tries}
      src={source}
      alt=""
      loading="lazy"
      width={width}
      height={height}
      className={`object-contain ${className}`}
      style={loaded === source ? {} : colors}
      onLoad={() => setLoaded(source)}
      onError={lose}
    />
  )
}

/** Whether a picture did not come, and how often it was asked for. */
function useTries(source: string | null) {
  const [state, setState] = useState({ source, tries: 0, isLost: false })
  const now = state.source === source ? state : { source, tries: 0, isLost: false }
  const { tries, isLost } = now
  useEffect(() => {
    const wait = WAITS_MS[tries]
    if (!isLost || wait === undefined) return
    const timer = setTimeout(() => setState({ source, tries: tries + 1, isLost: false }), wait * (1 + Math.random()))
    return () => clearTimeout(timer)
  }, [source, tries, isLost])
  return { tries, isLost, lose: () => setState({ source, tries, isLost: true }) }
}
