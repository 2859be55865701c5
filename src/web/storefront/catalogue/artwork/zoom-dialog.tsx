import type { Picture as PictureData } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatPercent } from '../../../../messages/format.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'

interface ZoomDialogProps {
  picture: PictureData
  title: string
  onClose: () => void
}

// At its limit a control keeps the focus, so it is not really disabled.
const CONTROL = 'grid size-11 place-items-center aria-disabled:text-muted/50'

/** A closer look at a picture over the whole window, by mouse, finger or keyboard. */
export function ZoomDialog({ picture, title, onClose }: ZoomDialogProps) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const { frame, view, isDragging, frameRef, handlers, zoomBy, showWhole } = useZoomGestures(picture)
  const isWhole = view.scale === 1
  const cursor = isDragging ? 'cursor-grabbing' : isWhole ? 'cursor-zoom-in' : 'cursor-grab'
  return (
    <Dialog label={fill(words.zoomed, { title })} place="everywhere" onClose={onClose}>
      <div className="flex h-full flex-col">
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
          <output className="w-14 text-center text-label tabular-nums">{formatPercent(view.scale, locale)}</output>
          <button
            type="button"
            data-steps
            aria-label={words.zoomIn}
            className={CONTROL}
            aria-disabled={frame !== null && view.scale >= frame.most}
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
          {frame ? (
            <div
              className={`pointer-events-none absolute top-1/2 left-1/2 ${isDragging ? '' : 'transition-transform duration-150'}`}
              style={{
                width: frame.picture.width,
                transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
              }}
            >
              <Picture picture={picture} sizes={`${picture.width}px`} isFirst />
            </div>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
