import { Link, useParams } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import { NotFound } from '../app/not-found.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { IMPORT } from '../kinds.ts'
import { useWords } from '../words.ts'
import { ImportStep } from './import-step.tsx'
import { useImport } from './use-import.ts'
import { useSubjectName } from './use-subject-name.ts'

export function OneImportPage() {
  const { import: id = '' } = useParams()
  return <OneImport key={id} id={id} />
}

/** One import, at whatever step it is: its columns, the trial, the report, the deed. */
function OneImport({ id }: { id: string }) {
  const { imports: words } = useWords()
  const nameOf = useSubjectName()
  const { value, error, retry, replace } = useImport(id)
  useTitle(value?.name ?? words.title)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error && !value) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  return (
    <div className="space-y-10">
      <div>
        <Link className="inline-flex min-h-11 items-center text-label text-muted hover:text-ink" to={IMPORT}>
          {words.toImports}
        </Link>
        <h1 className="font-display text-heading break-words">{value.name}</h1>
        <p className="text-muted">{nameOf(value.subject)}</p>
      </div>
      <ImportStep one={value} onChange={replace} onLost={retry} />
    </div>
  )
}
