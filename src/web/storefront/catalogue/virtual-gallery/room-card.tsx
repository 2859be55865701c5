import type { ReactNode } from 'react'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { ArtworkLabel } from '../../../components/artwork-label.tsx'
import { classOf } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { CartChoice } from './cart-choice.tsx'
import { WorkLink } from './work-link.tsx'

interface RoomCardProps {
  artwork: ArtworkCard | undefined
  isArtistShown: boolean
  /** What is offered to somebody who stands before no work. */
  children: ReactNode
}

/** The label of the work that one stands before, what can be done about it, and the way to its page. */
export function RoomCard({ artwork, isArtistShown, children }: RoomCardProps) {
  const { walk: words } = useWords()
  const isInCart = useCart(({ artworks }) => artworks.some(({ id }) => id === artwork?.id))
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        {artwork ? (
          <ArtworkLabel artwork={artwork} isArtistShown={isArtistShown} />
        ) : (
          <p className="mb-4 text-label text-muted">{words.nobody}</p>
        )}
      </div>
      {artwork ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 lying:mt-4 lying:flex-col lying:items-start lying:gap-y-1">
          <CartChoice artwork={artwork} isNamed={false} className={`${classOf('outline')} lying:w-full`} />
          {isInCart ? (
            <AppLink to="/cart" className={classOf('quiet')}>
              {words.toCart}
            </AppLink>
          ) : null}
          <WorkLink slug={artwork.slug} isInside className={classOf('quiet')}>
            {words.toPage}
          </WorkLink>
        </div>
      ) : (
        children
      )}
    </>
  )
}
