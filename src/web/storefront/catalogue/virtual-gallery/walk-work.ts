import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { fitInto } from '../artwork/fit-into.ts'
import type { Hangable } from './room.ts'

/** A work with what its room must know of it. */
export interface WalkWork extends Hangable {
  artwork: ArtworkCard
}

/** More rooms than these hold are a walk that nobody ends. */
const MOST_WORKS = 48

/** The works that are hung, in the order they were given in; each as large as its picture can be within its own measure. */
export const toWalkWorks = (artworks: ArtworkCard[]): WalkWork[] => artworks.slice(0, MOST_WORKS).map(toWalkWork)

function toWalkWork(artwork: ArtworkCard): WalkWork {
  const { width, height, depth, picture, category } = artwork
  const size = fitInto(width, height, picture ? picture.width / picture.height : width / height)
  return {
    artwork,
    width: size.width / 100,
    height: size.height / 100,
    // What has none is on paper.
    depth: (depth ?? 0) / 100,
    isStanding: category.slug === 'Sculpture',
  }
}
