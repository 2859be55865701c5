import type { CSSProperties } from 'react'

import type { WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../../components/picture.tsx'
import type { Rectangle } from '../frame-layout.ts'
import { ExhibitView } from './exhibit-view.tsx'
import type { Exhibit } from './exhibit.ts'
import { heightOf } from './hang-in-room.ts'
import { canPaint, PaintedWall } from './painted-wall.tsx'

interface RoomSceneProps {
  room: WallRoom
  exhibits: Exhibit[]
  /** Where each of them hangs. */
  places: Rectangle[]
  /** What its wall is painted in; null is as it was photographed. */
  color: string | null
}

const NARROW_RATIO = 4 / 5

/** Works on the empty wall of a photographed room. Narrow screens show the part of it where they hang. */
export function RoomScene({ room, exhibits, places, color }: RoomSceneProps) {
  const scene = { width: room.width, height: heightOf(room) }
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x, width }) => x + width))]
  const ratio = scene.width / scene.height
  // Enlarged until it fills a narrow screen's height, unless the works would not be seen whole any more.
  const growth = Math.max(1, Math.min(ratio / NARROW_RATIO, (scene.width * 0.9) / (right - left)))
  const middle = (left + right) / 2 / scene.width
  const widest = `(min-width: 1920px) 1250px, (min-width: 1216px) 768px, (min-width: 1025px) 58vw, (min-width: 769px) 94vw, ${Math.ceil(94 * growth)}vw`
  const measures = {
    aspectRatio: String(ratio),
    '--narrow': String(ratio / growth),
    '--growth': `${growth * 100}%`,
    '--shift': `clamp(${100 - growth * 100}%, ${50 - middle * growth * 100}%, 0%)`,
  } as CSSProperties
  return (
    <div className="relative overflow-hidden max-md:aspect-(--narrow)!" style={measures}>
      <div className="@container relative left-0 w-full max-md:left-(--shift) max-md:w-(--growth)">
        {/* Another room is another picture: the former one is not shown until it comes. */}
        <Picture key={room.picture.path} picture={room.picture} sizes={widest} />
        {color && canPaint(room) ? <PaintedWall key={room.id} room={room} color={color} sizes={widest} /> : null}
        {exhibits.map((exhibit, at) => {
          const place = places[at]
          return place ? <ExhibitView key={exhibit.id} {...{ exhibit, place, scene }} /> : null
        })}
      </div>
    </div>
  )
}
