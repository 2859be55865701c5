import type { ArtworkCard, Picture } from '../../../../../contract/catalogue/shapes.ts'
import { BARE, type Dress } from '../dress.ts'
import { fitInto } from '../fit-into.ts'
import { type FrameLayout, layOutFrame } from '../frame-layout.ts'

/** A work as it is seen in a room: in what it wears, in centimetres. */
export interface Exhibit {
  id: number
  title: string
  picture: Picture
  dress: Dress
  layout: FrameLayout
  /** How far it stands out from the wall. */
  depth: number
  /** Stands in the room instead of hanging on the wall. */
  isStanding: boolean
}

const THIN = 2
const THICK = 12

export const isStanding = ({ category }: Pick<ArtworkCard, 'category'>): boolean => category.slug === 'Sculpture'

/** A work with a picture, ready to be hung; without a dress it hangs as it is. */
export function exhibitOf(artwork: ArtworkCard, picture: Picture, dress: Dress = BARE): Exhibit {
  const size = fitInto(artwork.width, artwork.height, picture.width / picture.height)
  return {
    id: artwork.id,
    title: artwork.title,
    picture,
    dress,
    layout: layOutFrame(size, dress),
    depth: Math.min(THICK, dress.frame?.depth ?? artwork.depth ?? THIN),
    isStanding: isStanding(artwork),
  }
}
