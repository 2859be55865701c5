import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'

/** The small picture at the head of a line; the words beside it name the work. */
export function CartThumbnail({ artwork: { picture } }: { artwork: CartArtwork }) {
  return (
    <div className="flex aspect-square items-start justify-start">
      {picture ? (
        <Picture picture={picture} sizes="120px" isDecorative tallest="100%" />
      ) : (
        <div className="size-full bg-line/40" />
      )}
    </div>
  )
}
