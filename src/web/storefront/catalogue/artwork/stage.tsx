import { Suspense, useState } from 'react'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Picture } from '../../../components/picture.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { usePictureTransition } from '../../../navigation/picture-transition.ts'
import { useWords } from '../../../words.ts'
import { useStepping } from '../use-stepping.ts'
import { ChosenView } from './chosen-view.tsx'
import { useDress } from './dress-store.ts'
import { fitInto } from './fit-into.ts'
import { layOutFrame } from './frame-layout.ts'
import { ShareButton } from './share-button.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useLayer } from './use-layer.ts'

const ChosenFilm = loadLater(async () => ({ default: (await import('./chosen-film.tsx')).ChosenFilm }))
const WallView = loadLater(async () => ({ default: (await import('./wall-view.tsx')).WallView }))
const Turntable = loadLater(async () => ({ default: (await import('./turntable.tsx')).Turntable }))
const ZoomDialog = loadLater(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }))

const WAYS = ['work', 'wall', 'turn'] as const
const NAMES = { work: 'theWork', wall: 'onTheWall', turn: 'turn' } as const

const CONTROL =
  'inline-flex min-h-11 items-center text-muted underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline'

/** The work as large as the window allows, with its other views, a closer look, and its place on a wall. */
export function Stage({ artwork }: { artwork: Artwork }) {
  const { artwork: words } = useWords()
  const transitionName = usePictureTransition(artwork)
  const [at, setAt] = useState(0)
  const [way, setWay] = useState<(typeof WAYS)[number]>('work')
  const zoom = useLayer('zoom')
  const dress = useDress(artwork)
  const { pictures, films } = artwork
  const swipe = useStepping((by) => {
    if (way === 'work' && at + by in [...pictures, ...films]) setAt(at + by)
  })
  const front = pictures[0]
  const picture = pictures[at] ?? front
  const film = films[at - pictures.length]
  if (!picture || !front) return <div className="aspect-[5/4] bg-line/40" />
  // What is chosen for a print is worn by the work alone, not by views of it.
  const layout = layOutFrame(fitInto(artwork.width, artwork.height, front.width / front.height), dress)
  return (
    <div>
      {/* Above the picture, so that what a press changes is seen at once. */}
      <div
        role="group"
        aria-label={words.views}
        className="mb-2 flex flex-wrap gap-x-8 text-label wide:justify-center unscripted:hidden"
      >
        {WAYS.filter((one) => one !== 'turn' || artwork.turntable.length > 1).map((one) => (
          <button key={one} type="button" aria-pressed={way === one} className={CONTROL} onClick={() => setWay(one)}>
            {one === 'wall' && isStanding(artwork) ? words.onThePlinth : words[NAMES[one]]}
          </button>
        ))}
      </div>
      {way === 'work' ? (
        <div className="touch-pan-y touch-pinch-zoom" {...swipe}>
          {film ? (
            <Suspense fallback={<div className="aspect-video bg-line/25" />}>
              <ChosenFilm key={film.file} film={film} />
            </Suspense>
          ) : (
            <ChosenView
              picture={picture}
              transitionName={transitionName}
              onZoom={zoom.open}
              {...(at === 0 ? { worn: { layout, dress } } : {})}
            />
          )}
        </div>
      ) : (
        <Suspense fallback={<div className="aspect-[5/4] bg-line/25" />}>
          {way === 'wall' ? <WallView artwork={artwork} picture={front} /> : <Turntable frames={artwork.turntable} />}
        </Suspense>
      )}
      {pictures.length + films.length > 1 && way === 'work' ? (
        <Thumbnails pictures={pictures} films={films} at={at} onChange={setAt} />
      ) : null}
      {/* Within noscript nothing is fetched where a script shows a film by itself. */}
      {films.length > 0 ? (
        <noscript>{import.meta.env.SSR ? films.map((one) => <ChosenFilm key={one.file} film={one} />) : null}</noscript>
      ) : null}
      {artwork.turntable[0] ? (
        <div className="mt-6 hidden unscripted:block">
          <Picture picture={artwork.turntable[0]} sizes="94vw" />
        </div>
      ) : null}
      <div className="mt-4 flex justify-between gap-x-8 text-label wide:justify-center unscripted:hidden">
        <button type="button" className={CONTROL} onClick={zoom.open}>
          {words.zoom}
        </button>
        <ShareButton
          className={CONTROL}
          title={fill(words.title, { title: artwork.title, artist: artwork.artist.name })}
        />
      </div>
      {zoom.isOpen ? (
        <Suspense>
          <ZoomDialog
            pictures={pictures}
            at={film ? 0 : at}
            title={artwork.title}
            isDressed={Boolean(dress.frame ?? dress.mat)}
            onChange={setAt}
            onClose={zoom.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const isStanding = ({ category }: Artwork) => category.slug === 'Sculpture'
