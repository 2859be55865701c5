import { useMemo, useState } from 'react'

import { fillCount } from '../../../../messages/count.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useAnnouncement } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { RoomCard } from './room-card.tsx'
import { RoomHelp } from './room-help.tsx'
import type { Room } from './room.ts'
import { useSceneRooms } from './scene-rooms.ts'
import { type Trouble, useScene } from './use-scene.ts'
import type { WalkWork } from './walk-work.ts'

interface RoomDialogProps {
  title: string
  rooms: Room<WalkWork>[]
  isArtistShown: boolean
  isCalm: boolean
  /** Somebody comes before a work. */
  onCome: () => void
  /** Somebody leaves, having seen this work last. */
  onClose: (latest: string | undefined) => void
  onTrouble: (trouble: Trouble) => void
}

/** The rooms in space over the whole window, the label of the work before one, and the guided walk. */
export function RoomDialog({ title, rooms, isArtistShown, isCalm, onCome, onClose, onTrouble }: RoomDialogProps) {
  const { walk: words } = useWords()
  const locale = useLocale()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const announcement = useAnnouncement()
  // What was said outside has been heard there.
  const [saidOutside] = useState(announcement)
  const sceneRoomsOf = useSceneRooms()
  const works = useMemo(() => rooms.flatMap(({ places }) => places.map(({ work }) => work.artwork)), [rooms])
  const { canvas, card, isOpen, near, latest, goTo } = useScene({
    rooms: sceneRoomsOf(rooms),
    isCalm,
    onCome,
    onTrouble,
  })
  const at = works.findIndex(({ slug }) => slug === latest)
  const before = works.find(({ slug }) => slug === near)

  const [previous, next] = at < 0 ? [undefined, works[0]] : [works[at - 1], works[at + 1]]

  /** The button goes where it leads, so the keys are given to the room. */
  function lead(work: string) {
    canvas.current?.focus()
    goTo(work)
  }

  return (
    <Dialog
      label={fill(words.inRoom, { title })}
      place="everywhere"
      onClose={() => onClose(latest)}
      onEscape={isHelpOpen ? () => setHelpOpen(false) : undefined}
    >
      <div className="flex h-full flex-col">
        <div className="flex h-17 shrink-0 items-center gap-1 border-b border-line pr-16 pl-2 md:pl-6">
          <p className="min-w-0 grow truncate font-display text-lead max-md:sr-only">{title}</p>
          <Step name={words.previous} to={previous?.slug} onStep={goTo} turn="rotate-90" />
          <p className="min-w-20 text-center text-label tabular-nums">
            {at < 0
              ? fillCount(words.works, works.length, locale)
              : fill(words.position, { position: at + 1, count: works.length })}
          </p>
          <Step name={words.next} to={next?.slug} onStep={goTo} turn="-rotate-90" />
          <button
            type="button"
            aria-expanded={isHelpOpen}
            className="ml-auto min-h-11 px-2 text-label underline decoration-line underline-offset-4 hover:decoration-ink md:ml-4"
            onClick={() => setHelpOpen(!isHelpOpen)}
          >
            {isHelpOpen ? words.helpClose : words.help}
          </button>
        </div>
        <div className="relative grow overflow-hidden bg-line/30">
          {/* So that screen readers leave the arrow keys to the room. */}
          <div role="application" aria-label={words.canvas}>
            <canvas
              ref={canvas}
              tabIndex={0}
              data-open={isOpen}
              className="absolute inset-0 size-full touch-none -outline-offset-2 outline-muted"
            />
          </div>
          {isOpen ? null : (
            <p className="absolute inset-0 grid place-items-center text-label text-muted">{words.entering}</p>
          )}
          <div
            ref={card}
            className={`absolute right-0 bottom-0 left-0 max-h-1/2 min-h-44 overflow-y-auto bg-paper/95 p-4 lying:right-auto lying:bottom-4 lying:left-4 lying:max-h-[calc(100%-2rem)] lying:min-h-0 lying:w-64 lg:lying:bottom-6 lg:lying:left-6 lg:lying:w-80 lg:lying:p-6 ${isOpen ? '' : 'invisible'}`}
          >
            <RoomCard artwork={before} isArtistShown={isArtistShown}>
              {next ? (
                <Button look="outline" onClick={() => lead(next.slug)}>
                  {at < 0 ? words.begin : words.goOn}
                </Button>
              ) : null}
            </RoomCard>
          </div>
          {isHelpOpen ? <RoomHelp /> : null}
          <p
            role="status"
            className={
              announcement.isShown
                ? 'absolute inset-x-0 top-4 mx-auto w-fit bg-ink px-6 py-3 text-label text-paper'
                : 'sr-only'
            }
          >
            {announcement === saidOutside && !announcement.isShown ? '' : announcement.text}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

interface StepProps {
  name: string
  to: string | undefined
  onStep: (work: string) => void
  turn: string
}

/** One step of the guided walk; at its end it keeps the focus, so it is not really disabled. */
function Step({ name, to, onStep, turn }: StepProps) {
  return (
    <button
      type="button"
      data-steps
      aria-label={name}
      aria-disabled={to === undefined}
      className="grid size-11 place-items-center aria-disabled:text-muted/50"
      onClick={() => (to === undefined ? undefined : onStep(to))}
    >
      <Icon name="chevron" className={turn} />
    </button>
  )
}
