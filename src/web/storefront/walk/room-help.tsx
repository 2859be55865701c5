import { useWords } from '../../words.ts'

/** How one moves through the room, by key, mouse and finger. */
export function RoomHelp() {
  const { walk: words } = useWords()
  return (
    <dl className="absolute top-4 right-4 grid max-w-[calc(100%-2rem)] grid-cols-[auto_1fr] gap-x-6 gap-y-2 bg-paper/95 p-6 text-label md:max-w-md">
      {Object.values(words.keys).map(({ keys, does }) => (
        <div key={keys} className="col-span-2 grid grid-cols-subgrid">
          <dt className="whitespace-nowrap">{keys}</dt>
          <dd className="text-muted">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
