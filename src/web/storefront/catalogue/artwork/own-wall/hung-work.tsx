import { Picture } from '../../../../components/picture.tsx'
import { Framed } from '../framed.tsx'
import type { Exhibit } from '../wall/exhibit.ts'
import { useMoving } from './handle.tsx'
import { applyTo, hangOn, invert, type Point, toTransform, type Wall } from './perspective.ts'

interface HungWorkProps {
  exhibit: Exhibit
  wall: Wall
  /** Where its middle is on the wall, in centimetres. */
  middle: Point
  label: string
  hint: string
  shown: number
  /** Several moves may come before anything is drawn anew, so each begins with what the last one left. */
  onMove: (change: (middle: Point) => Point) => void
}

// Drawn at this size and then put into perspective: large enough to stay sharp.
const PER_CM = 8

/** The work on the photographed wall, in its perspective; it is moved along the wall. */
export function HungWork({ exhibit, wall, middle, label, hint, shown, onMove }: HungWorkProps) {
  const { layout, depth } = exhibit
  const moving = useMoving((by) =>
    onMove((now) => {
      const seen = applyTo(wall.toPhoto, now)
      return applyTo(invert(wall.toPhoto), { x: seen.x + by.x / shown, y: seen.y + by.y / shown })
    }),
  )
  const cm = (length: number) => `${length * PER_CM}px`
  return (
    <button
      type="button"
      data-own-wall="work"
      aria-label={label}
      aria-describedby={hint}
      className="absolute top-0 left-0 block origin-top-left cursor-move touch-none focus-visible:outline-8 focus-visible:outline-accent"
      style={{
        width: cm(layout.width),
        height: cm(layout.height),
        transform: toTransform(hangOn(wall, middle, layout), PER_CM, shown),
        boxShadow: `${cm(depth * 0.4)} ${cm(depth * 1.1)} ${cm(depth * 2.2)} rgb(0 0 0 / 0.45)`,
      }}
      {...moving}
    >
      {/* A picture under a mouse would be dragged out of the page. */}
      <div className="pointer-events-none">
        <Framed layout={layout} dress={exhibit.dress}>
          <Picture picture={exhibit.picture} sizes="800px" isDecorative />
        </Framed>
      </div>
    </button>
  )
}
