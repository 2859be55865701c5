import type { Picture as PictureData } from '../../../contract/catalogue/shapes.ts'
import { Picture } from '../../components/picture.tsx'

interface WholePictureProps {
  picture: PictureData
  sizes: string
  isFirst?: boolean
  isDecorative?: boolean
}

/** A picture as large as the column and the window allow, never cut; its place is reserved before it arrives. */
export function WholePicture({ picture, ...rest }: WholePictureProps) {
  return (
    <div style={{ maxWidth: `min(100%, 88vh * ${(picture.width / picture.height).toFixed(4)})` }}>
      <Picture picture={picture} className="w-full" {...rest} />
    </div>
  )
}

interface CardPictureProps extends Omit<WholePictureProps, 'picture'> {
  picture: PictureData | null
}

const BOX = 3 / 2

/** A picture among others: whole, standing on a common line, whatever its proportions. */
export function CardPicture({ picture, ...rest }: CardPictureProps) {
  const share = picture ? Math.min(1, picture.width / picture.height / BOX) : 1
  return (
    <div className="flex aspect-3/2 items-end">
      {picture ? (
        <div style={{ width: `${(share * 100).toFixed(2)}%` }} className="transition-opacity group-hover:opacity-90">
          <Picture picture={picture} className="w-full" {...rest} />
        </div>
      ) : (
        <div className="size-full bg-line/40" />
      )}
    </div>
  )
}
