import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Room } from './room.ts'
import type { Covered, Scene, SceneWork, Spot } from './scene/open-scene.ts'
import { keepStanding, readStanding, type Standing } from './spot-address.ts'
import { comeBackTo } from './use-return-to-work.ts'

/** Why the room cannot be shown: not by this browser, or not any longer. */
export type Trouble = 'unable' | 'lost'

interface SceneSettings {
  rooms: Room<SceneWork>[]
  /** Nothing walks: from work to work in one step. */
  isCalm: boolean
  /** Somebody comes before a work. */
  onCome: () => void
  onTrouble: (trouble: Trouble) => void
}

/**
 * Opens the rooms in a canvas for as long as it is shown; the address follows where one stands, and what one stands
 * before is shown beside or above the card that lies over the canvas.
 */
export function useScene({ rooms, isCalm, onCome: tell, onTrouble }: SceneSettings) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const scene = useRef<Scene>(undefined)
  const nearby = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [near, setNear] = useState<string>()
  // The work one stands before, is on the way to, or has seen last.
  const [latest, setLatest] = useState<string>()

  const onNear = useEffectEvent((work: string | undefined) => {
    nearby.current = work
    setNear(work)
    if (work === undefined) return
    comeBackTo(work)
    keepInside({ at: work, spot: null })
  })
  const onCome = useEffectEvent((work: string) => {
    setLatest(work)
    tell()
  })
  const onSpot = useEffectEvent((spot: Spot) =>
    keepInside({ at: nearby.current ?? null, spot: nearby.current === undefined ? spot : null }),
  )
  const lose = useEffectEvent(() => onTrouble('lost'))
  const open = useEffectEvent(async (isWanted: () => boolean) => {
    const { openScene } = await import('./scene/open-scene.ts')
    if (!canvas.current || !isWanted()) return
    const { at, spot } = readStanding(location.search)
    const isHere = rooms.some(({ places }) => places.some(({ work }) => work.slug === at))
    scene.current = openScene(canvas.current, {
      rooms,
      isCalm,
      covered: coveredBy(card.current),
      start: (isHere ? at : null) ?? spot ?? undefined,
      onSpot,
      onNear,
      onCome,
      onLost: lose,
    })
    if (!scene.current) return onTrouble('unable')
    setOpen(true)
    canvas.current.focus()
  })

  useEffect(() => {
    let isHere = true
    open(() => isHere).catch(() => isHere && lose())
    const sizes = new ResizeObserver(() => scene.current?.cover(coveredBy(card.current)))
    if (card.current) sizes.observe(card.current)
    return () => {
      isHere = false
      sizes.disconnect()
      scene.current?.stop()
      scene.current = undefined
    }
  }, [])

  function goTo(work: string) {
    scene.current?.goTo(work, isCalm ? 'at-once' : 'walk')
  }

  // What the labels said when they were last written.
  const said = useRef(new Map<string, string>())
  const works = rooms.flatMap(({ places }) => places.map(({ work }) => work))
  const now = JSON.stringify(works.map(({ label }) => label))
  useEffect(() => {
    for (const { slug, label, isSold } of works) {
      const before = said.current.get(slug)
      said.current.set(slug, label.join())
      if (before !== undefined && before !== label.join()) scene.current?.relabel(slug, { label, isSold })
    }
    // Works are other objects at each rendering; what their labels say is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [now])

  return { canvas, card, isOpen, near, latest, goTo }
}

/** How much a card takes of the canvas that it lies over: the strip below if it is as wide, else the one on the left. */
function coveredBy(card: HTMLElement | null): Covered {
  if (!card?.offsetParent) return { left: 0, bottom: 0 }
  const { offsetLeft, offsetWidth, offsetHeight, offsetParent } = card
  if (offsetWidth >= offsetParent.clientWidth) return { left: 0, bottom: offsetHeight }
  return { left: offsetLeft + offsetWidth, bottom: 0 }
}

function keepInside(standing: Omit<Standing, 'isInside'>): void {
  // Whoever has left already is not led back in by the last picture that is drawn.
  if (readStanding(location.search).isInside) keepStanding({ isInside: true, ...standing })
}
