import type { ImportedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { saveFile } from '../../web/components/save-file.ts'
import { useLocale, useWords } from '../words.ts'
import { useColumnName } from './use-column-name.ts'
import { columnsForTables, writeSample } from './write-sample.ts'

/** Which columns a table may have, and one to begin with. */
export function KnownColumns({ kind }: { kind: ImportedKind }) {
  const { imports: words } = useWords()
  const locale = useLocale()
  const nameOf = useColumnName(kind)
  const names = columnsForTables(kind).map(({ id }) => nameOf(id))
  function save() {
    const table = writeSample({ kind, locale, nameOf, words: words.samples })
    saveFile(new Blob([table], { type: 'text/csv' }), `${kind}.csv`)
  }
  return (
    <div className="space-y-2">
      <Button look="quiet" onClick={save}>
        {words.sample}
      </Button>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-label underline underline-offset-4">
          {fill(words.known, { count: names.length })}
        </summary>
        <p className="text-label text-muted">{words.knownHint}</p>
        <ul className="mt-2 gap-x-6 text-label md:columns-2">
          {names.map((name) => (
            <li key={name} className="break-words">
              {name}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
