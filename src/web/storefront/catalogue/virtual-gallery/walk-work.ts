import type { ArtworkCard, Cutout } from '../../../../contract/catalogue/shapes.ts'
import { fitInto, sizeOfCutout } from '../artwork/fit-into.ts'
import type { Hangable } from './room.ts'

/** A work with what its room must know of it. */
export interface WalkWork extends Hangable {
  artwork: ArtworkCard
  /** What stands there without the ground of its photograph. */
  cutout: Cutout | undefined
}

/** Cut-outs, as the walk is told them. */
export type WalkCutouts = (Cutout & { artwork_id: number })[]

/** More rooms than these hold are a walk that nobody ends. */
const MOST_WORKS = 48

/** The works that are hung, in the order they were given in. */
export const chooseWorks = (artworks: ArtworkCard[]): ArtworkCard[] => artworks.slice(0, MOST_WORKS)

/** A sculpture stands, everything else hangs. */
export const isStanding = ({ category }: ArtworkCard): boolean => category.slug === 'Sculpture'

/** Works in their true size: what is cut out as high as itself, any other as its photograph can be within its measure. */
export const toWalkWorks = (artworks: ArtworkCard[], cutouts: WalkCutouts): WalkWork[] =>
  chooseWorks(artworks).map((artwork) => {
    const cutout = cutouts.find(({ artwork_id }) => artwork_id === artwork.id)
    return { artwork, cutout, ...sizeOf(artwork, cutout), isStanding: isStanding(artwork) }
  })

function sizeOf({ width, height, depth, picture }: ArtworkCard, cutout: Cutout | undefined) {
  const seen = cutout
    ? sizeOfCutout(height, cutout)
    : fitInto(width, height, picture ? picture.width / picture.height : width / height)
  // What has no depth is on paper.
  return { width: seen.width / 100, height: seen.height / 100, depth: (depth ?? 0) / 100 }
}
