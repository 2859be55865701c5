import { useWords } from '../../../words.ts'

/** How one moves through the room: by key and mouse, and by finger; who has fingers alone reads of nothing else. */
export function RoomHelp() {
  const { walk: words } = useWords()
  const row = 'col-span-2 grid-cols-subgrid'
  return (
    <dl className="absolute top-4 right-4 grid max-h-[calc(100%-2rem)] max-w-[calc(100%-2rem)] grid-cols-[auto_1fr] gap-x-6 gap-y-2 overflow-y-auto bg-paper p-6 text-label md:max-w-md">
      {Object.values(words.fingers).map((way) => (
        <Way key={way.keys} {...way} className={`${row} hidden any-pointer-coarse:grid`} />
      ))}
      {Object.values(words.keys).map((way) => (
        <Way key={way.keys} {...way} className={`${row} grid [@media(any-hover:none)]:hidden`} />
      ))}
    </dl>
  )
}

function Way({ keys, does, className }: { keys: string; does: string; className: string }) {
  return (
    <div className={className}>
      <dt className="whitespace-nowrap">{keys}</dt>
      <dd className="text-muted">{does}</dd>
    </div>
  )
}
