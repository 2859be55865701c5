import type { CSSProperties } from 'react'

import { ArtworkLabel } from '../../../components/artwork-label.tsx'
import { CutoutPicture } from '../../../components/cutout-picture.tsx'
import { Picture } from '../../../components/picture.tsx'
import { usePictureTransition } from '../../../navigation/picture-transition.ts'
import { CartChoice } from './cart-choice.tsx'
import type { WalkWork } from './walk-work.ts'
import { BEFORE_WALL, FLOOR_SEEN } from './wall-drawing.tsx'
import type { Wall, WallItem } from './walls-of.ts'
import { WorkLink } from './work-link.tsx'

interface WallWorkProps {
  wall: Wall<WalkWork>
  item: WallItem<WalkWork>
  /** Pixels per metre. */
  scale: number
  isArtistShown: boolean
  isFirst: boolean
}

const metres = (length: number) => `calc(var(--m) * ${length.toFixed(4)})`

/** A work in its place on a wall, its label below the floor, and what can be done about it. */
export function WallWork({ wall, item, scale, isArtistShown, isFirst }: WallWorkProps) {
  const { work, bottom, plinth, reach } = item
  const { artwork, cutout, width, height } = work
  const { slug, picture } = artwork
  const transitionName = usePictureTransition(artwork)
  const place: CSSProperties = {
    left: plinth ? metres((plinth.side - width) / 2) : 0,
    bottom: metres(bottom + FLOOR_SEEN - (plinth ? BEFORE_WALL : 0)),
    width: metres(width),
  }
  return (
    <li className="flex shrink-0 flex-col items-start" style={{ width: metres(reach) }}>
      {/* Only the work and its label lead to its page, not the wall around them. */}
      <WorkLink slug={slug} isInside={false} className="group pointer-events-none w-full focus-visible:outline-none">
        <div className="relative" style={{ height: metres(wall.height + FLOOR_SEEN) }}>
          <div
            data-hung
            style={place}
            className={`pointer-events-auto absolute flex outline-offset-4 outline-accent group-focus-visible:outline-2 ${plinth ? '' : 'shadow-[0_2px_6px_rgb(23_22_20/0.22)]'}`}
          >
            {cutout ? (
              <CutoutPicture
                cutout={cutout}
                alt={picture?.alt ?? ''}
                sizes={`${Math.ceil(width * scale)}px`}
                className="transition-opacity group-hover:opacity-90"
              />
            ) : picture ? (
              <Picture
                picture={picture}
                sizes={`${Math.ceil(width * scale)}px`}
                isFirst={isFirst}
                transitionName={transitionName}
                className="transition-opacity group-hover:opacity-90"
              />
            ) : (
              <div className="w-full bg-line" style={{ aspectRatio: `${width} / ${height}` }} />
            )}
          </div>
        </div>
        <div className="pointer-events-auto mt-4 mr-4 max-w-60">
          <ArtworkLabel artwork={artwork} isArtistShown={isArtistShown} />
        </div>
      </WorkLink>
      <CartChoice
        artwork={artwork}
        className="inline-flex min-h-11 items-center text-left text-label underline decoration-line underline-offset-4 hover:decoration-ink"
      />
    </li>
  )
}
