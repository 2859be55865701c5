import { Suspense, useState } from 'react'

import type { Artwork, CartArtwork, Picture as PictureData, WallRoom } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { useWords } from '../../../words.ts'
import { useDress, useDressBeside } from './dress-store.ts'
import { useLayer } from './use-layer.ts'
import { type Exhibit, exhibitOf } from './wall/exhibit.ts'
import { hangInRoom } from './wall/hang-in-room.ts'
import { canPaint } from './wall/painted-wall.tsx'
import { PlainScene } from './wall/plain-scene.tsx'
import { RoomScene } from './wall/room-scene.tsx'
import { useWallData } from './wall/use-wall-data.ts'
import { WALL_COLORS, type WallColor } from './wall/wall-colors.ts'
import { ColorChoice, OthersChoice, RoomChoice } from './wall/wall-controls.tsx'
import { useWallWords } from './wall/wall-words.ts'

const OwnWallDialog = loadLater(() => import('./own-wall/own-wall-dialog.tsx'))

/** The work in rooms, true to scale and in what was chosen for it, alone or with others. */
export function WallView({ artwork, picture }: { artwork: Artwork; picture: PictureData }) {
  const { artwork: words } = useWords()
  const wall = useWallWords()
  const data = useWallData(artwork)
  const dress = useDress(artwork)
  const dressBeside = useDressBeside()
  const ownWall = useLayer('own-wall')
  const [roomId, setRoomId] = useState<number | null>()
  const [color, setColor] = useState<WallColor | null>(null)
  const [beside, setBeside] = useState<number[]>([])
  if (data === undefined) return <div className="aspect-[5/4] bg-line/25" />

  const work = exhibitOf(artwork, picture, dress)
  const { rooms, others } = data === 'failed' ? { rooms: [], others: [] } : data
  // What stands on the floor needs a room without furniture before its wall.
  const offered = work.isStanding ? [] : rooms
  const wanted = roomId === undefined ? offered.find((room) => hangInRoom(room, [work.layout]))?.id : roomId
  const room = offered.find(({ id }) => id === wanted)
  const exhibitBeside = (one: CartArtwork): Exhibit[] =>
    one.picture ? [exhibitOf(one, one.picture, dressBeside(one))] : []
  const hung = others.filter(({ id }) => beside.includes(id))
  // Another room may have less wall: what it has no place for comes back with the next one.
  const exhibits = [work]
  for (const one of hung.flatMap(exhibitBeside)) {
    if (!room || hangInRoom(room, layoutsOf([...exhibits, one]))) exhibits.push(one)
  }
  const places = room && hangInRoom(room, layoutsOf(exhibits))
  const canHang = (other: CartArtwork) => {
    if (hung.length >= MOST_BESIDE) return false
    return !room || hangInRoom(room, layoutsOf([...exhibits, ...exhibitBeside(other)])) !== null
  }

  return (
    <figure>
      {room && places ? (
        <RoomScene room={room} exhibits={exhibits} places={places} color={color && WALL_COLORS[color]} />
      ) : null}
      {room ? null : <PlainScene exhibits={exhibits} color={color && color !== 'chalk' ? WALL_COLORS[color] : null} />}
      {room && !places ? <Refusal room={room} /> : null}
      <figcaption className="mt-3 text-label text-muted">
        {room
          ? fill(wall.roomToScale, { width: Math.round(room.width) })
          : work.isStanding
            ? words.figureToScale
            : words.toScale}
      </figcaption>
      {data === 'failed' ? <p className="mt-3 text-label text-error">{wall.failed}</p> : null}
      {offered.length > 0 ? <RoomChoice rooms={offered} chosen={room?.id ?? null} onChoose={setRoomId} /> : null}
      {room ? null : <ColorChoice chosen={color ?? 'chalk'} onChoose={setColor} />}
      {room && places && canPaint(room) ? <ColorChoice chosen={color} hasOwn onChoose={setColor} /> : null}
      {others.length > 0 && !work.isStanding ? (
        <OthersChoice
          others={others}
          chosen={beside}
          canHang={canHang}
          onToggle={(id) => setBeside(beside.includes(id) ? beside.filter((one) => one !== id) : [...beside, id])}
        />
      ) : null}
      {work.isStanding ? null : (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
          <Button look="outline" onClick={ownWall.open}>
            {wall.ownWall}
          </Button>
          <p className="text-label text-muted">{wall.ownWallNote}</p>
        </div>
      )}
      {ownWall.isOpen ? (
        <Suspense>
          <OwnWallDialog exhibit={work} onClose={ownWall.close} />
        </Suspense>
      ) : null}
    </figure>
  )
}

const MOST_BESIDE = 5

const layoutsOf = (exhibits: Exhibit[]) => exhibits.map(({ layout }) => layout)

/** A wall that is too small for what was to hang on it. */
function Refusal({ room }: { room: WallRoom }) {
  const wall = useWallWords()
  return (
    <div
      className="grid place-items-center bg-line/25 p-8"
      style={{ aspectRatio: String(room.picture.width / room.picture.height) }}
    >
      <p className="max-w-[40ch] text-center text-muted">{wall.tooLarge}</p>
    </div>
  )
}
