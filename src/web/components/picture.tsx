import type { Picture as PictureData } from '../../contract/catalogue/shapes.ts'
import { PICTURE_FORMATS, type PictureFormat } from '../../contract/picture.ts'
import { useStorage } from '../navigation/storage.ts'
import { placeholderOf } from './placeholder.ts'

interface PictureProps {
  picture: PictureData
  /** How wide it is shown, as the browser's `sizes` wants it. */
  sizes: string
  /** Seen at once when the page opens: fetched before anything else. */
  isFirst?: boolean
  /** Says nothing to a screen reader: the words beside it do. */
  isDecorative?: boolean
  /** The greatest height it may have, as a CSS length or a share of its place's width; without one it is as wide as that. */
  tallest?: string
  className?: string
  /** The name under which it moves from one page to the next. */
  transitionName?: string | undefined
}

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** A picture in its own proportions, its place reserved and a blurred preview in it, so that nothing moves when it arrives. */
export function Picture({
  picture,
  sizes,
  isFirst = false,
  isDecorative = false,
  tallest,
  className = '',
  transitionName,
}: PictureProps) {
  const { path, widths, width, height, thumbhash, alt } = picture
  const addressOf = useStorage()
  const folder = path.slice(0, path.lastIndexOf('/'))
  const sources = (format: PictureFormat) =>
    widths.map((one) => `${addressOf(`${folder}/${one}.${format}`)} ${one}w`).join(', ')
  return (
    <picture className="contents">
      {PICTURE_FORMATS.filter((format) => format !== 'jpg').map((format) => (
        <source key={format} type={TYPES[format]} srcSet={sources(format)} sizes={sizes} />
      ))}
      <img
        src={addressOf(path)}
        srcSet={sources('jpg')}
        sizes={sizes}
        alt={isDecorative ? '' : alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={`h-auto w-full ${className}`}
        style={{
          aspectRatio: `${width} / ${height}`,
          // Its size is known before it has come, so the height is bounded by way of the width.
          ...(tallest ? { width: `min(100%, ${tallest} * ${(width / height).toFixed(4)})` } : {}),
          backgroundImage: placeholderOf(thumbhash),
          viewTransitionName: transitionName,
        }}
      />
    </picture>
  )
}
