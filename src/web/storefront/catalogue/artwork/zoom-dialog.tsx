import type { ArtworkPicture } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatPercent } from '../../../../messages/format.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { useDeepZoom } from './use-deep-zoom.ts'
import { useSettled } from './use-settled.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'
import { ZoomSteps } from './zoom-steps.tsx'
import { ZoomTiles } from './zoom-tiles.tsx'
import { cornerOf } from './zoom-view.ts'

interface ZoomDialogProps {
  pictures: ArtworkPicture[]
  /** Which of them is looked at. */
  at: number
  title: string
  /** Whether the main picture wears something on the page that is not drawn here. */
  isDressed: boolean
  onChange: (at: number) => void
  onClose: () => void
}

// At its limit a control keeps the focus, so it is not really disabled.
const CONTROL = 'grid size-11 place-items-center aria-disabled:text-muted/50'

/** A closer look at the views of a work over the whole window, by mouse, finger or keyboard, as far as their pixels go. */
export function ZoomDialog({ pictures, at, title, isDressed, onChange, onClose }: ZoomDialogProps) {
  const { artwork: words } = useWords()
  const picture = pictures[at]
  const step = (by: -1 | 1) => {
    if (pictures[at + by]) onChange(at + by)
  }
  return (
    <Dialog label={fill(words.zoomed, { title })} place="everywhere" onClose={onClose}>
      <div className="flex h-full flex-col">
        {picture ? <ZoomedPicture picture={picture} title={title} onStep={step} /> : null}
        {isDressed && at === 0 ? (
          <p className="shrink-0 border-t border-line px-4 py-2 text-center text-label text-muted">{words.zoomBare}</p>
        ) : null}
        {pictures.length > 1 ? <ZoomSteps pictures={pictures} at={at} onStep={step} /> : null}
      </div>
    </Dialog>
  )
}

interface ZoomedPictureProps {
  picture: ArtworkPicture
  title: string
  onStep: (by: -1 | 1) => void
}

function ZoomedPicture({ picture, title, onStep }: ZoomedPictureProps) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const { path, widths } = picture
  const zoom = useDeepZoom(picture)
  const gestures = useZoomGestures({ path, pixels: zoom, onStep })
  const { frame, view, isDragging, frameRef, handlers, zoomBy, showWhole } = gestures
  const settled = useSettled(view)
  const isWhole = view.scale === 1
  const isClosest = frame !== null && view.scale >= frame.most
  const cursor = isDragging ? 'cursor-grabbing' : isWhole ? 'cursor-zoom-in' : 'cursor-grab'
  const corner = frame && cornerOf(view, frame)
  return (
    <>
      <div className="flex h-17 shrink-0 items-center gap-2 border-b border-line pr-16 pl-2 md:pl-6">
        <p className="min-w-0 grow truncate max-md:sr-only">
          <cite className="font-display text-lead italic">{title}</cite>
        </p>
        <button
          type="button"
          data-steps
          aria-label={words.zoomOut}
          className={CONTROL}
          aria-disabled={isWhole}
          onClick={() => zoomBy(-1)}
        >
          <Icon name="minus" />
        </button>
        <output className="w-14 text-center text-label tabular-nums">
          {formatPercent(frame ? view.scale / frame.most : 1, locale)}
        </output>
        <button
          type="button"
          data-steps
          aria-label={words.zoomIn}
          className={CONTROL}
          aria-disabled={isClosest}
          onClick={() => zoomBy(1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="min-h-11 px-2 text-label underline decoration-line underline-offset-4 hover:decoration-ink aria-disabled:text-muted/50"
          aria-disabled={isWhole}
          onClick={showWhole}
        >
          {words.zoomWhole}
        </button>
      </div>
      <div
        ref={frameRef}
        data-zoom={view.scale}
        className={`relative grow touch-none overflow-hidden select-none ${cursor}`}
        {...handlers}
      >
        {frame && corner ? (
          <div
            key={path}
            className={`pointer-events-none absolute top-0 left-0 origin-top-left ${isDragging ? '' : 'transition-transform duration-150'}`}
            style={{
              ...frame.picture,
              transform: `translate(${corner.x}px, ${corner.y}px) scale(${view.scale})`,
            }}
          >
            <Picture picture={picture} sizes={`${Math.ceil(frame.picture.width * settled.scale)}px`} isFirst />
            {zoom.isTiled ? (
              <ZoomTiles
                hash={path.split('/')[1] ?? ''}
                zoom={zoom}
                widest={Math.max(...widths)}
                frame={frame}
                view={settled}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  )
}
