import { useMemo } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { useWords } from '../../../words.ts'
import type { Room } from './room.ts'
import type { WalkWork } from './walk-work.ts'
import { WallStrip } from './wall-strip.tsx'
import { scaleOf, wallsOf } from './walls-of.ts'

interface ElevationProps {
  rooms: Room<WalkWork>[]
  isArtistShown: boolean
}

/** All rooms as plain walls, one after the other in the order of the walk, every work to the same scale. */
export function Elevation({ rooms, isArtistShown }: ElevationProps) {
  const { walk: words } = useWords()
  const walls = useMemo(() => rooms.map((room) => wallsOf(room)), [rooms])
  const scale = scaleOf(walls.flat())
  return walls.map((sides, at) => {
    const number = at + 1
    const name = walls.length > 1 ? fill(words.room, { number }) : words.onlyRoom
    return (
      <section key={number} id={`room-${number}`} className="mt-16 border-t border-line pt-6 md:mt-24">
        <h2 className="font-display text-title">{name}</h2>
        {sides.map((wall, position) => (
          <WallStrip
            key={wall.side}
            wall={wall}
            scale={scale}
            room={name}
            next={number + 1}
            isArtistShown={isArtistShown}
            isFirst={at === 0 && position === 0}
            hasFigure={position === 0 || wall.side === 'floor'}
          />
        ))}
      </section>
    )
  })
}
