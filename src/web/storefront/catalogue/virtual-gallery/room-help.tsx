import { useWords } from '../../../words.ts'

/** How one moves through the room, by key, mouse and finger. */
export function RoomHelp() {
  const { walk: words } = useWords()
  return (
    <dl className="absolute top-4 right-4 grid max-h-[calc(100%-2rem)] max-w-[calc(100%-2rem)] grid-cols-[auto_1fr] gap-x-6 gap-y-2 overflow-y-auto bg-paper p-6 text-label md:max-w-md">
      {Object.entries(words.keys).map(([way, { keys, does }]) => (
        <div
          key={way}
          className={`col-span-2 grid grid-cols-subgrid ${way === 'touch' ? 'pointer-coarse:-order-1' : ''}`}
        >
          <dt className="whitespace-nowrap">{keys}</dt>
          <dd className="text-muted">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
