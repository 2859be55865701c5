import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { MEDIA_TYPES } from '../../contract/content/fields.ts'
import { FILE_USES } from '../../contract/content/values.ts'
import { fillCount } from '../../messages/count.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { SearchField } from '../lists/search-field.tsx'
import { useLocale, useWords } from '../words.ts'
import { FileCard } from './file-card.tsx'
import { FilePanel } from './file-panel.tsx'
import { removeUnused, restoreFiles } from './remove-files.ts'
import { type FileQuery, readFileQuery, useFiles } from './use-files.ts'

/** Every picture, film and file of the gallery: what it is, where it is used, and what becomes of it. */
export function LibraryPage() {
  const { library, lists } = useWords()
  const locale = useLocale()
  const mayWrite = useMayWrite()('artworks')
  const [search, setSearch] = useSearchParams()
  const query = readFileQuery(search)
  const list = useFiles(query)
  const opened = Number(search.get('file')) || undefined
  useTitle(library.title)
  const write = (next: FileQuery, file?: number | string | null) =>
    Object.entries({ ...next, file: file && String(file) }).flatMap(([name, value]) =>
      value ? [[name, value] as [string, string]] : [],
    )
  // Whoever has opened something while what was typed was still waited for goes on looking at it.
  const change = (next: FileQuery) =>
    setSearch(write(next, new URLSearchParams(globalThis.location.search).get('file')), { replace: true })
  const close = () => setSearch(write(query), { replace: true })
  // What is looked at has an address, and Back closes it.
  const open = (id: number) => setSearch(write(query, id))

  return (
    <div className="space-y-6">
      <h1 className="font-display text-heading">{library.title}</h1>
      <search className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
        <div className="max-md:col-span-2">
          <SearchField value={query.query ?? ''} onChange={(text) => change({ ...query, query: text || undefined })} />
        </div>
        <SelectField
          label={library.type}
          value={query.type ?? ''}
          onChange={({ target }) => change({ ...query, type: MEDIA_TYPES.find((one) => one === target.value) })}
        >
          <option value="">{library.any}</option>
          {MEDIA_TYPES.map((type) => (
            <option key={type} value={type}>
              {library.types[type]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={library.use}
          value={query.use ?? ''}
          onChange={({ target }) => change({ ...query, use: FILE_USES.find((one) => one === target.value) })}
        >
          <option value="">{library.any}</option>
          {FILE_USES.map((use) => (
            <option key={use} value={use}>
              {library.uses[use]}
            </option>
          ))}
        </SelectField>
      </search>
      {list.error ? <Trouble error={list.error} onRetry={list.retry} /> : null}
      {list.value ? (
        <div className="space-y-6" aria-busy={list.isLoading}>
          {mayWrite && query.use === 'unused' && list.value.count > 0 ? <RemoveUnused onDone={list.retry} /> : null}
          {list.value.files.length === 0 ? (
            <p role="status" className="py-12">
              {Object.keys(query).length > 0 ? lists.noneFound : library.none}
            </p>
          ) : null}
          <ul className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
            {list.value.files.map((file) => (
              <FileCard key={file.id} file={file} onOpen={() => open(file.id)} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-6">
            {list.value.next_before ? (
              <Button look="outline" aria-disabled={list.isAdding} onClick={() => void list.loadMore()}>
                {lists.loadMore}
              </Button>
            ) : null}
            {list.value.count > 0 ? (
              <p role="status" className="text-label text-muted">
                {fill(list.value.is_count_whole ? lists.shown : lists.shownOfMany, {
                  shown: formatNumber(list.value.files.length, locale),
                  count: formatNumber(list.value.count, locale),
                })}
              </p>
            ) : null}
          </div>
        </div>
      ) : list.error ? null : (
        <p role="status" className="py-12 text-muted">
          {library.loading}
        </p>
      )}
      {opened ? (
        <FilePanel key={opened} id={opened} mayWrite={mayWrite} onChanged={list.retry} onClose={close} />
      ) : null}
    </div>
  )
}

/** Clears out at once whatever nobody uses; all of it can come back. */
function RemoveUnused({ onDone }: { onDone: () => void }) {
  const { library } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const [count, setCount] = useState<number>()
  async function remove() {
    if (count !== undefined) return
    setCount(0)
    try {
      const ids = await removeUnused(setCount)
      const undo = () =>
        void restoreFiles(ids).then(onDone, (error: unknown) => toast(fill(library.failed, { reason: reason(error) })))
      toast(fillCount(library.removed, ids.length, locale), ids.length > 0 ? undo : undefined)
    } catch (error) {
      toast(fill(library.failed, { reason: reason(error) }))
    }
    setCount(undefined)
    onDone()
  }
  return (
    <div className="space-y-2">
      <Button look="outline" aria-disabled={count !== undefined} onClick={() => void remove()}>
        {count === undefined ? library.removeAll : fill(library.removing, { count: formatNumber(count, locale) })}
      </Button>
      <p className="text-label text-muted">{library.recent}</p>
    </div>
  )
}
