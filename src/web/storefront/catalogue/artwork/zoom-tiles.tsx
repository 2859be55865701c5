import { useState } from 'react'

import { tilePath } from '../../../../contract/tiles.ts'
import { useStorage } from '../../../navigation/storage.ts'
import { chooseTiles, isInSight, type Tile } from './choose-tiles.ts'
import type { Frame, View } from './zoom-view.ts'

interface ZoomTilesProps {
  hash: string
  /** The finest that may be seen. */
  zoom: { width: number; height: number }
  /** How wide the picture beneath is at most. */
  widest: number
  frame: Frame
  /** What is looked at, once it holds still. */
  view: View
}

/** The tiles over a picture that is looked at closely. Coarser ones stay until finer ones have come over them. */
export function ZoomTiles({ hash, zoom, widest, frame, view }: ZoomTilesProps) {
  const addressOf = useStorage()
  const [come, setCome] = useState<Tile[]>([])
  const wanted = chooseTiles(view, frame, zoom, widest)
  const level = wanted[0]?.level ?? 0
  const before = come.filter((tile) => tile.level < level && isInSight(tile, view, frame))
  const tiles = [...before.toSorted((one, other) => one.level - other.level), ...wanted]
  return tiles.map((tile) => {
    const path = tilePath(hash, tile.level, tile.column, tile.row)
    return (
      <img
        key={path}
        alt=""
        data-tile={tile.level}
        src={addressOf(path)}
        draggable={false}
        decoding="async"
        className="absolute max-w-none"
        style={{
          left: `${tile.left * 100}%`,
          top: `${tile.top * 100}%`,
          width: `${tile.width * 100}%`,
          height: `${tile.height * 100}%`,
        }}
        onLoad={() => setCome((known) => (known.some((one) => isSame(one, tile)) ? known : [...known, tile]))}
        // What staff have forbidden meanwhile shows what lies beneath.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    )
  })
}

const isSame = (one: Tile, other: Tile) =>
  one.level === other.level && one.column === other.column && one.row === other.row
