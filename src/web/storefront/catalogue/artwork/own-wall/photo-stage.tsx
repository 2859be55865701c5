import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface PhotoStageProps {
  photo: HTMLCanvasElement
  /** Told how much smaller the photograph is seen than it is. */
  children: (shown: number) => ReactNode
}

/** The photograph as large as there is room for, and what lies over it. */
export function PhotoStage({ photo, children }: PhotoStageProps) {
  const room = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setShown(Math.min(element.clientWidth / photo.width, element.clientHeight / photo.height))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [photo])
  useLayoutEffect(() => {
    place.current?.prepend(photo)
    return () => photo.remove()
  }, [photo])
  return (
    <div ref={room} className="grid min-h-0 grow place-items-center overflow-hidden">
      <div
        ref={place}
        className="relative overflow-hidden select-none"
        style={{ width: photo.width * shown, height: photo.height * shown }}
      >
        {shown > 0 ? children(shown) : null}
      </div>
    </div>
  )
}
