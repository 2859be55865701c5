import { useEffect, useRef } from 'react'

import { drawCutOut } from './draw-masked.ts'
import type { MaskPixels } from './mask-pixels.ts'

interface Props {
  image: HTMLImageElement
  mask: MaskPixels
  /** Another one whenever the mask was changed. */
  version: number
  name: string
}

/** The object as visitors will see it: on a light wall, and on a dark one. */
export function CutOutView({ image, mask, version, name }: Props) {
  const [light, dark] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  useEffect(() => {
    for (const { current } of [light, dark]) if (current) drawCutOut(current, image, mask)
  }, [image, mask, version, light, dark])
  return (
    <div role="img" aria-label={name} className="grid grid-cols-2 gap-2">
      <canvas ref={light} className="w-full bg-[#efece6] p-3" />
      <canvas ref={dark} className="w-full bg-[#3d3f42] p-3" />
    </div>
  )
}
