import { Suspense } from 'react'

import { classOf } from '../../../components/button.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { PageLink } from '../../../navigation/page-link.tsx'
import { useWords } from '../../../words.ts'
import type { Room } from './room.ts'
import { writeStanding } from './spot-address.ts'
import { useRoom } from './use-room.ts'
import type { WalkWork } from './walk-work.ts'

const RoomDialog = loadLater(async () => ({ default: (await import('./room-dialog.tsx')).RoomDialog }))

interface EntranceProps {
  title: string
  rooms: Room<WalkWork>[]
  isArtistShown: boolean
  /** Somebody comes before a work. */
  onCome: () => void
}

/**
 * The way into the room, for those whose browser can show it; to the others it says why there is none. It is a link, so
 * that it leads there even before the script has come.
 */
export function Entrance({ title, rooms, isArtistShown, onCome }: EntranceProps) {
  const { walk: words } = useWords()
  const { isAble, isCalm, isInside, trouble, enter, leave, giveUp } = useRoom()
  const why = trouble ? words[trouble] : isAble ? (isCalm ? words.calm : null) : words.unable
  return (
    <div className="mt-8 unscripted:hidden">
      {why ? (
        <p role={trouble ? 'status' : undefined} className="mb-4 max-w-[60ch] text-body text-muted">
          {why}
        </p>
      ) : null}
      {isAble ? (
        <PageLink
          className={classOf(isCalm ? 'outline' : 'solid')}
          to={writeStanding({ isInside: true, at: null, spot: null })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            enter()
          }}
        >
          {isCalm ? words.enterCalmly : words.enter}
        </PageLink>
      ) : null}
      {isInside ? (
        <Suspense
          fallback={
            <p role="status" className="fixed inset-0 z-50 grid place-items-center bg-paper text-label text-muted">
              {words.entering}
            </p>
          }
        >
          <RoomDialog
            title={title}
            rooms={rooms}
            isArtistShown={isArtistShown}
            isCalm={isCalm}
            onCome={onCome}
            onClose={leave}
            onTrouble={giveUp}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
