import type { MouseEvent } from 'react'

import type { ArtworkPicture } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'
import { useStorage } from '../../../navigation/storage.ts'
import type { Dress } from './dress.ts'
import type { FrameLayout } from './frame-layout.ts'
import { Framed } from './framed.tsx'

interface ChosenViewProps {
  picture: ArtworkPicture
  /** The name under which the main picture moves from one page to the next. */
  transitionName: string | undefined
  onZoom: () => void
  /** What is drawn around it. */
  worn?: { layout: FrameLayout; dress: Dress }
}

/** The view of a work that is chosen, as wide as there is room for and no higher than the window; it leads into the zoom, or to its file where no script runs. */
export function ChosenView({ picture, transitionName, onZoom, worn }: ChosenViewProps) {
  const addressOf = useStorage()
  const { width, height } = worn?.layout ?? picture
  const heightShare = (66 * width) / height

  function zoom(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onZoom()
  }

  const shown = (
    <Picture
      key={picture.path}
      picture={picture}
      isFirst
      sizes={`(min-width: 1920px) min(1200px, ${heightShare}vh), (min-width: 1216px) min(768px, ${heightShare}vh), (min-width: 1025px) min(58vw, ${heightShare}vh), min(94vw, ${heightShare}vh)`}
      transitionName={transitionName}
    />
  )
  return (
    <div className="mx-auto" style={{ width: `min(100%, 1200px, ${heightShare}svh)` }}>
      <a href={addressOf(picture.path)} className="block cursor-zoom-in" draggable={false} onClick={zoom}>
        {worn ? <Framed {...worn}>{shown}</Framed> : shown}
      </a>
    </div>
  )
}
