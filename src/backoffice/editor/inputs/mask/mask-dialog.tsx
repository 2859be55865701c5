import { type PointerEvent, useRef, useState } from 'react'

import type { Picture } from '../../../../contract/catalogue/shapes.ts'
import { Button } from '../../../../web/components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { CutOutView } from './cut-out-view.tsx'
import { fileOf } from './draw-masked.ts'
import { useMaskDrawing } from './use-mask-drawing.ts'
import { type Masked, useMaskWords } from './use-mask-words.ts'

interface Props {
  picture: Picture
  /** The mask that is there already. */
  present: Picture | null
  of: Masked
  onDone: (file: File) => void
  onClose: () => void
}

const CHOICE =
  'min-h-11 border border-line px-4 text-label aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'

/** Draws a mask over its picture: what is painted belongs to the work or the wall, the rest is covered. */
export function MaskDialog({ picture, present, of, onDone, onClose }: Props) {
  const words = useMaskWords(of)
  const drawing = useMaskDrawing(picture, present)
  const { cover, mask, image, size, version } = drawing
  const last = useRef<{ x: number; y: number } | null>(null)
  const [isAdding, setAdding] = useState(true)
  const [share, setShare] = useState(4)
  const [isDrawn, setDrawn] = useState(false)
  const radius = (size.width * share) / 200

  function pointAt({ clientX, clientY, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    return {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    }
  }
  function draw(event: PointerEvent) {
    const to = pointAt(event)
    drawing.stroke({ from: last.current ?? to, to, radius, isAdding })
    last.current = to
  }
  function release() {
    if (!last.current) return
    last.current = null
    setDrawn(true)
    drawing.settle()
  }
  const change = (act: () => void) => () => {
    act()
    setDrawn(true)
  }

  return (
    // What is drawn is not lost by a key or a press beside it.
    <Dialog label={words.title} place="wide" onClose={isDrawn ? undefined : onClose}>
      <h2 className="pr-12 font-display text-title">{words.title}</h2>
      <p className="mt-2 max-w-[60ch] text-label text-muted">{words.how}</p>
      {drawing.hasFailed ? <p className="mt-4 text-label text-error">{words.failed}</p> : null}
      <div className="mt-4 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_14rem]">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div role="group" aria-label={words.brush} className="flex">
              <button type="button" className={CHOICE} aria-pressed={isAdding} onClick={() => setAdding(true)}>
                {words.add}
              </button>
              <button type="button" className={CHOICE} aria-pressed={!isAdding} onClick={() => setAdding(false)}>
                {words.remove}
              </button>
            </div>
            <label className="flex min-h-11 items-center gap-2 text-label">
              {words.size}
              <input
                type="range"
                min={1}
                max={20}
                value={share}
                className="accent-ink"
                onChange={({ target }) => setShare(Number(target.value))}
              />
            </label>
          </div>
          <div className="relative mx-auto mt-2 w-fit border border-line">
            {image ? <img src={image.src} alt="" className="block max-h-[60vh] w-auto max-w-full" /> : null}
            <canvas
              ref={cover}
              width={size.width}
              height={size.height}
              data-mask-cover
              className="absolute inset-0 size-full cursor-crosshair touch-none"
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                drawing.begin()
                draw(event)
              }}
              onPointerMove={(event) => (last.current ? draw(event) : undefined)}
              onPointerUp={release}
              onPointerCancel={release}
            />
          </div>
        </div>
        <div className="space-y-3">
          {image && mask.current ? (
            <CutOutView image={image} mask={mask.current} version={version} name={words.preview} />
          ) : null}
          <div className="flex flex-wrap gap-x-6 md:flex-col md:items-start">
            {/* It looks for one thing before an even ground, which no room is. */}
            {of === 'work' ? (
              <Button look="quiet" onClick={change(drawing.suggest)}>
                {words.suggest}
              </Button>
            ) : null}
            <Button look="quiet" aria-disabled={!drawing.canUndo} onClick={drawing.undo}>
              {words.undo}
            </Button>
            <Button look="quiet" onClick={change(drawing.clear)}>
              {words.clear}
            </Button>
          </div>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button
          onClick={() => {
            const drawn = mask.current
            if (drawn) void fileOf(drawn, 'mask.png').then(onDone)
          }}
        >
          {words.use}
        </Button>
        <Button look="outline" onClick={onClose}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  )
}
