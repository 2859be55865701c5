import { useState } from 'react'

import type { Picture } from '../../contract/catalogue/shapes.ts'
import { placeholderOf } from '../../web/components/placeholder.ts'
import { apiUrl } from '../api/call.ts'

/** The smallest form of a picture: originals are never sent to be shown small. */
function thumbnailOf({ path, widths }: Pick<Picture, 'path' | 'widths'>): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return `${apiUrl()}/storage/${folder}/${Math.min(...widths)}.webp`
}

/**
 * A small picture, whole, in the place that is kept for it; it says nothing that the words beside it do not. Until it has
 * come, and should it not come, its colours stand there.
 */
export function Thumbnail({ picture, className }: { picture: Picture | null; className: string }) {
  const source = picture && thumbnailOf(picture)
  const [loaded, setLoaded] = useState<string>()
  if (!picture || !source)
    return <span aria-hidden="true" className={`block border border-dashed border-line ${className}`} />
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      width={picture.width}
      height={picture.height}
      className={`object-contain ${className}`}
      style={loaded === source ? {} : { backgroundImage: placeholderOf(picture.thumbhash) }}
      onLoad={() => setLoaded(source)}
    />
  )
}
