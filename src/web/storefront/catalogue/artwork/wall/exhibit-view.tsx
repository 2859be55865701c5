import { CutoutPicture } from '../../../../components/cutout-picture.tsx'
import { Picture } from '../../../../components/picture.tsx'
import type { Rectangle } from '../frame-layout.ts'
import { Framed } from '../framed.tsx'
import type { Exhibit } from './exhibit.ts'

interface ExhibitViewProps {
  exhibit: Exhibit
  /** Where it is, and how much the scene shows around it, in centimetres. */
  place: Rectangle
  scene: { width: number; height: number }
}

/** A work in a scene, as large as it is, with the shade that it casts on the wall. */
export function ExhibitView({ exhibit, place, scene }: ExhibitViewProps) {
  const share = place.width / scene.width
  const sizes = `(min-width: 1920px) ${Math.ceil(share * 1250)}px, ${Math.ceil(share * 800)}px`
  return (
    <div
      data-wall="work"
      className="absolute"
      style={{
        left: `${(place.x / scene.width) * 100}%`,
        top: `${(place.y / scene.height) * 100}%`,
        width: `${share * 100}%`,
        boxShadow: exhibit.isStanding ? undefined : shadeOf(exhibit.depth, scene.width),
      }}
    >
      {exhibit.cutout ? (
        <CutoutPicture cutout={exhibit.cutout} alt={exhibit.picture.alt} sizes={sizes} />
      ) : (
        <Framed layout={exhibit.layout} dress={exhibit.dress}>
          <Picture picture={exhibit.picture} sizes={sizes} />
        </Framed>
      )}
    </div>
  )
}

/** The thicker a work, the further its shade falls, and the softer it is: one near the edge, and a wide one below. */
function shadeOf(depth: number, width: number): string {
  const cm = (length: number) => `${((length / width) * 100).toFixed(3)}cqw`
  return [
    `${cm(0.15)} ${cm(0.3)} ${cm(0.8)} rgb(0 0 0 / 0.35)`,
    `${cm(depth * 0.4)} ${cm(depth * 1.2)} ${cm(depth * 2.2)} ${cm(-depth * 0.2)} rgb(0 0 0 / 0.32)`,
  ].join(', ')
}
