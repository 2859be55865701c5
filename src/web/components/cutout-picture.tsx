import type { Cutout } from '../../contract/catalogue/shapes.ts'
import { useStorage } from '../navigation/storage.ts'

interface CutoutPictureProps {
  cutout: Cutout
  alt: string
  /** How wide it is shown, as the browser's `sizes` wants it. */
  sizes: string
  className?: string
}

/** An object without the ground it was photographed on; its place is reserved, and what is behind it is seen until it comes. */
export function CutoutPicture({ cutout, alt, sizes, className = '' }: CutoutPictureProps) {
  const { path, widths, width, height } = cutout
  const addressOf = useStorage()
  const folder = path.slice(0, path.lastIndexOf('/'))
  return (
    <img
      src={addressOf(path)}
      srcSet={widths.map((one) => `${addressOf(`${folder}/${one}.webp`)} ${one}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}
