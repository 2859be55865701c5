import { useId } from 'react'

import type { WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../../components/picture.tsx'
import { useStorage } from '../../../../navigation/storage.ts'
import { gainsOf } from './gains-of.ts'

interface PaintedWallProps {
  room: WallRoom
  color: string
  /** As wide as the room's own picture, so that the browser has it already. */
  sizes: string
}

const WIDTH = 1600

/** Whether the wall of a room can be seen in other colours, here and now. */
export const canPaint = ({ wall_mask, wall_color }: WallRoom): boolean =>
  wall_mask !== null && wall_color !== null && CSS.supports('mask-mode', 'luminance')

/**
 * The wall of a room in another colour, over its picture: the same picture once more, each part of its light scaled from
 * the wall's own colour to the new one, and seen where the mask says wall. So shadows and lamps stay on it.
 */
export function PaintedWall({ room: { picture, wall_color, wall_mask }, color, sizes }: PaintedWallProps) {
  const addressOf = useStorage()
  const id = useId()
  if (!wall_mask || !wall_color) return null
  const folder = wall_mask.path.slice(0, wall_mask.path.lastIndexOf('/'))
  const width = wall_mask.widths.find((one) => one >= WIDTH) ?? Math.max(...wall_mask.widths)
  const [red, green, blue] = gainsOf(wall_color, color)
  return (
    <div
      data-painted={color}
      className="absolute inset-0"
      style={{
        filter: `url("#${id}")`,
        maskImage: `url("${addressOf(`${folder}/${width}.webp`)}")`,
        maskMode: 'luminance',
        maskSize: '100% 100%',
      }}
    >
      <svg aria-hidden="true" className="absolute size-0">
        <filter id={id} colorInterpolationFilters="sRGB">
          <feComponentTransfer>
            <feFuncR type="linear" slope={red} />
            <feFuncG type="linear" slope={green} />
            <feFuncB type="linear" slope={blue} />
          </feComponentTransfer>
        </filter>
      </svg>
      <Picture picture={picture} sizes={sizes} isDecorative />
    </div>
  )
}
