import { useEffect, useRef, useState } from 'react'

import type { Picture } from '../../../../contract/catalogue/shapes.ts'
import { thumbnailOf } from '../../../components/thumbnail.tsx'
import { drawCover, loadImage, readColors, readMask } from './draw-masked.ts'
import { emptyMask, fitsOver, type MaskPixels, type Part, type Stroke, strokeMask, suggestMask } from './mask-pixels.ts'

/** Finer than this nobody draws by hand. */
const WIDEST = 1000
const MOST_STEPS = 30

/** A mask that is being drawn over a picture, with every step taken back that is wanted back. */
export function useMaskDrawing(picture: Picture, present: Picture | null) {
  const cover = useRef<HTMLCanvasElement>(null)
  const mask = useRef<MaskPixels>(undefined)
  const steps = useRef<Uint8Array[]>([])
  const [image, setImage] = useState<HTMLImageElement>()
  const [hasFailed, setFailed] = useState(false)
  // Counts what has changed, so that whoever shows the mask draws it anew.
  const [version, setVersion] = useState(0)
  const width = Math.min(WIDEST, Math.max(...picture.widths))
  const size = { width, height: Math.round((width * picture.height) / picture.width) }

  const paint = (part: Part = { left: 0, top: 0, ...size }) => {
    const pen = cover.current?.getContext('2d')
    if (pen && mask.current) drawCover(pen, mask.current, part)
  }
  const remember = () => {
    if (mask.current) steps.current = [...steps.current.slice(1 - MOST_STEPS), mask.current.light.slice()]
  }
  const settle = () => setVersion((before) => before + 1)
  const show = (next: MaskPixels) => {
    mask.current = next
    paint()
    settle()
  }

  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const loaded = await loadImage(thumbnailOf(picture, size.width))
      const drawn = present && fitsOver(present, picture) ? await loadImage(thumbnailOf(present, size.width)) : null
      if (!isWanted) return
      setImage(loaded)
      show(drawn ? readMask(drawn, size) : emptyMask(size.width, size.height))
    }
    open().catch(() => isWanted && setFailed(true))
    return () => {
      isWanted = false
    }
    // One drawing is for one picture.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    cover,
    mask,
    image,
    size,
    hasFailed,
    version,
    canUndo: steps.current.length > 0,
    begin: remember,
    stroke: (stroke: Stroke) => {
      if (mask.current) paint(strokeMask(mask.current, stroke))
    },
    settle,
    undo: () => {
      const before = steps.current.pop()
      if (before) show({ ...size, light: before })
    },
    clear: () => {
      remember()
      show(emptyMask(size.width, size.height))
    },
    suggest: () => {
      if (!image) return
      remember()
      show(suggestMask(readColors(image, size)))
    },
  }
}
