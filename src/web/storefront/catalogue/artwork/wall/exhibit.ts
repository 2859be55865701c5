import type { ArtworkCard, Cutout, Picture } from '../../../../../contract/catalogue/shapes.ts'
import { BARE, type Dress } from '../dress.ts'
import { fitInto, sizeOfCutout } from '../fit-into.ts'
import { type FrameLayout, layOutFrame } from '../frame-layout.ts'

/** A work as it is seen in a room: in what it wears, in centimetres. */
export interface Exhibit {
  id: number
  title: string
  picture: Picture
  /** Seen instead of its picture where it stands and has a mask. */
  cutout: Cutout | null
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
export function exhibitOf(
  artwork: ArtworkCard & { cutout?: Cutout | null },
  picture: Picture,
  dress: Dress = BARE,
): Exhibit {
  const cutout = (isStanding(artwork) && artwork.cutout) || null
  const size = cutout
    ? sizeOfCutout(artwork.height, cutout)
    : fitInto(artwork.width, artwork.height, picture.width / picture.height)
  return {
    id: artwork.id,
    title: artwork.title,
    picture,
    cutout,
    dress,
    layout: layOutFrame(size, dress),
    depth: Math.min(THICK, dress.frame?.depth ?? artwork.depth ?? THIN),
    isStanding: isStanding(artwork),
  }
}
