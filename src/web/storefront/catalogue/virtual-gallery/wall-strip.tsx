import type { CSSProperties } from 'react'

import { fillCount } from '../../../../messages/count.ts'
import { fill } from '../../../../messages/fill.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { DOOR } from './hanging-rule.ts'
import type { WalkWork } from './walk-work.ts'
import { WallDrawing } from './wall-drawing.tsx'
import { WallWork } from './wall-work.tsx'
import type { Wall } from './walls-of.ts'

interface WallStripProps {
  wall: Wall<WalkWork>
  /** Pixels per metre. */
  scale: number
  /** The room's name, if there are several. */
  room: string
  /** The number of the room that a door in this wall leads to. */
  next: number
  isArtistShown: boolean
  isFirst: boolean
  hasFigure: boolean
}

/** One wall from its left end to its right, to scale; where it is longer than the page is wide, it moves sideways. */
export function WallStrip({ wall, scale, room, next, isArtistShown, isFirst, hasFigure }: WallStripProps) {
  const { walk: words } = useWords()
  const locale = useLocale()
  const { length, height, items, side, narrow } = wall
  const name = words.walls[side]
  return (
    <div className="mt-8 md:mt-12">
      <h3 className="mb-4 text-label text-muted">
        {name} · {fillCount(words.works, items.length, locale)}
      </h3>
      <div
        className="@container relative -mx-6 [--before:var(--bare)] [--m:calc(var(--scale)*0.75)] [--seen:var(--narrow)] md:[--before:0] md:[--m:var(--scale)] md:[--seen:var(--whole)]"
        style={
          {
            '--scale': `${scale}px`,
            '--whole': length,
            '--narrow': narrow.length,
            '--bare': narrow.from,
          } as CSSProperties
        }
      >
        <div
          role="region"
          aria-label={fill(words.wallOf, { wall: name, room })}
          className="relative overflow-x-auto overscroll-x-contain px-6 pb-2"
        >
          <div className="overflow-x-clip" style={{ width: 'calc(var(--m) * var(--seen))' }}>
            <div
              className="relative"
              style={{ width: `calc(var(--m) * ${length})`, marginLeft: 'calc(var(--m) * var(--before) * -1)' }}
            >
              <WallDrawing wall={wall} hasFigure={hasFigure} />
              <ol
                className="relative flex items-stretch"
                style={{ paddingLeft: `calc(var(--m) * ${items[0]?.left ?? 0})` }}
              >
                {items.map((item, at) => (
                  <WallWork
                    key={item.work.artwork.id}
                    wall={wall}
                    item={item}
                    scale={scale}
                    isArtistShown={isArtistShown}
                    isFirst={isFirst && at < 3}
                  />
                ))}
              </ol>
              {wall.hasDoor ? (
                <a
                  href={`#room-${next}`}
                  className="absolute grid -translate-x-1/2 place-items-center p-4 text-center text-label text-balance text-muted hover:text-ink hover:underline"
                  style={{
                    left: '50%',
                    top: `calc(var(--m) * ${height - DOOR.height})`,
                    width: `calc(var(--m) * ${DOOR.width})`,
                    height: `calc(var(--m) * ${DOOR.height})`,
                  }}
                >
                  {fill(words.onTo, { number: next })}
                </a>
              ) : null}
            </div>
          </div>
        </div>
        {/* A wall that goes on beyond the page fades there; one that fits does not. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 bg-linear-to-l from-paper"
          style={{ width: 'clamp(0px, (var(--m) * var(--seen) + 3rem - 100cqi) * 99, min(4.5rem, 10cqi))' }}
        />
      </div>
    </div>
  )
}
