import { type MouseEvent, Suspense, useState } from 'react'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Picture } from '../../../components/picture.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { usePictureTransition } from '../../../navigation/picture-transition.ts'
import { useStorage } from '../../../navigation/storage.ts'
import { useWords } from '../../../words.ts'
import { useDress } from './dress-store.ts'
import { fitInto } from './fit-into.ts'
import { layOutFrame } from './frame-layout.ts'
import { Framed } from './framed.tsx'
import { ShareButton } from './share-button.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useLayer } from './use-layer.ts'

const WallView = loadLater(async () => ({ default: (await import('./wall-view.tsx')).WallView }))
const ZoomDialog = loadLater(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }))

const CONTROL =
  'inline-flex min-h-11 items-center text-muted underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline'

/** The work as large as the window allows, with its other pictures, a closer look, and its place on a wall. */
export function Stage({ artwork }: { artwork: Artwork }) {
  const { artwork: words } = useWords()
  const addressOf = useStorage()
  const transitionName = usePictureTransition(artwork)
  const [at, setAt] = useState(0)
  const [isOnWall, setOnWall] = useState(false)
  const zoom = useLayer('zoom')
  const dress = useDress(artwork)
  const pictures = artwork.pictures
  const picture = pictures[at]
  const front = pictures[0]
  if (!picture || !front) return <div className="aspect-[5/4] bg-line/40" />

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    zoom.open()
  }

  // As wide as there is room for, and no higher than the window.
  const ratio = picture.width / picture.height
  const framed = at === 0 ? layOutFrame(fitInto(artwork.width, artwork.height, ratio), dress) : null
  const heightShare = framed ? (70 * framed.width) / framed.height : 70 * ratio
  const shown = (
    <Picture
      key={picture.path}
      picture={picture}
      isFirst
      sizes={`(min-width: 1216px) min(768px, ${heightShare}vh), (min-width: 1025px) min(58vw, ${heightShare}vh), min(94vw, ${heightShare}vh)`}
      transitionName={transitionName}
    />
  )
  return (
    <div>
      {isOnWall ? (
        <Suspense fallback={<div className="aspect-[5/4] bg-line/25" />}>
          <WallView artwork={artwork} picture={front} />
        </Suspense>
      ) : (
        <div className="mx-auto" style={{ width: `min(100%, ${heightShare}svh)` }}>
          <a href={addressOf(picture.path)} className="block cursor-zoom-in" onClick={open}>
            {framed ? (
              <Framed layout={framed} dress={dress}>
                {shown}
              </Framed>
            ) : (
              shown
            )}
          </a>
        </div>
      )}
      {pictures.length > 1 && !isOnWall ? <Thumbnails pictures={pictures} at={at} onChange={setAt} /> : null}
      <div className="mt-4 flex flex-wrap gap-x-8 text-label unscripted:hidden">
        <div role="group" aria-label={words.views} className="flex gap-x-8">
          <button type="button" aria-pressed={!isOnWall} className={CONTROL} onClick={() => setOnWall(false)}>
            {words.theWork}
          </button>
          <button type="button" aria-pressed={isOnWall} className={CONTROL} onClick={() => setOnWall(true)}>
            {isStanding(artwork) ? words.onThePlinth : words.onTheWall}
          </button>
        </div>
        <button type="button" className={CONTROL} onClick={zoom.open}>
          {words.zoom}
        </button>
        <ShareButton
          className={`${CONTROL} ml-auto`}
          title={fill(words.title, { title: artwork.title, artist: artwork.artist.name })}
        />
      </div>
      {zoom.isOpen ? (
        <Suspense>
          <ZoomDialog picture={picture} title={artwork.title} onClose={zoom.close} />
        </Suspense>
      ) : null}
    </div>
  )
}

const isStanding = ({ category }: Artwork) => category.slug === 'Sculpture'
