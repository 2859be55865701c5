import type { HTMLAttributes } from 'react'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'

/** A work as large as the window lets it be, whole; it can be swept aside. */
export function LargeWork({ artwork, swipe }: { artwork: ArtworkCard; swipe: HTMLAttributes<HTMLElement> }) {
  const { picture, width, height } = artwork
  const ratio = picture ? picture.width / picture.height : width / height
  return (
    <div data-swipe className="mt-4 flex touch-pan-y touch-pinch-zoom justify-center md:mt-6" {...swipe}>
      <div style={{ width: `min(100%, 1200px, 68svh * ${ratio.toFixed(3)})` }}>
        {picture ? (
          <Picture
            isFirst
            picture={picture}
            sizes={`min(100vw, 1200px, ${Math.round(68 * ratio)}vh)`}
            className="w-full"
          />
        ) : (
          <div className="bg-line/40" style={{ aspectRatio: ratio }} />
        )}
      </div>
    </div>
  )
}
