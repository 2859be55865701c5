import { Link } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { apiUrl, call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Dialog } from '../components/dialog.tsx'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { Thumbnail } from '../components/thumbnail.tsx'
import { Trouble } from '../components/trouble.tsx'
import { isSingle } from '../kinds.ts'
import { TitleOf } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import { FileActs } from './file-acts.tsx'
import { FileFacts } from './file-facts.tsx'
import { useFileName } from './use-file-name.ts'
import type { StoredFile } from './use-files.ts'

type Known = Reply<'GET /editor/media/{id}'>

interface Props {
  id: number
  mayWrite: boolean
  onChanged: () => void
  onClose: () => void
}

/** One file: how it looks, where it is used, and what can be done with it. */
export function FilePanel({ id, mayWrite, onChanged, onClose }: Props) {
  const { library } = useWords()
  const locale = useLocale()
  const name = useFileName()
  const known = useFetched(`file ${id}`, (signal) => call('GET /editor/media/{id}', { params: { id } }, { signal }))
  const { value } = known
  const again = () => {
    known.retry()
    onChanged()
  }
  return (
    <Dialog label={library.title} place="edge" onClose={onClose}>
      {known.error ? <Trouble error={known.error} onRetry={known.retry} /> : value ? null : <Loading />}
      {value ? (
        <div className="space-y-6">
          <h2 className="pr-10 font-display text-title">{name(value.file)}</h2>
          <Sight file={value.file} />
          <div>
            <FileFacts file={value.file} />
            <p className="text-label text-muted">
              {fill(library.changed, { moment: formatMoment(value.file.changed_at, locale) })}
            </p>
          </div>
          {value.uses.length > 0 ? <Uses uses={value.uses} onGo={onClose} /> : null}
          {mayWrite ? <FileActs file={value.file} onChanged={again} onGone={onClose} onList={onChanged} /> : null}
        </div>
      ) : null}
    </Dialog>
  )
}

function Sight({ file: { picture, path, type } }: { file: StoredFile }) {
  const { library } = useWords()
  if (picture)
    return (
      <div className="grid h-80 place-items-center bg-line/30 p-4">
        <Thumbnail picture={picture} className="max-h-72 w-auto" pixels={800} />
      </div>
    )
  if (path === null) return null
  const address = `${apiUrl()}/storage/${path}`
  return type === 'film' ? (
    // Whether it plays is what is looked for here; its captions are files of their own.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={address} controls preload="metadata" className="max-h-80 w-full bg-ink" />
  ) : (
    <a
      className="inline-flex min-h-11 items-center underline underline-offset-4"
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      {library.open}
    </a>
  )
}

function Uses({ uses, onGo }: { uses: Known['uses']; onGo: () => void }) {
  const { library, frame } = useWords()
  return (
    <section>
      <h3 className="text-label text-muted">{library.whereUsed}</h3>
      <ul className="divide-y divide-line">
        {uses.map(({ kind, id, title, is_shown, is_written, is_described }) => (
          <li key={`${kind} ${id}`}>
            <Link
              className="block min-h-11 py-2 hover:underline"
              to={isSingle(kind) ? `/${kind}` : `/${kind}/${id}`}
              onClick={onGo}
            >
              {isSingle(kind) ? frame.kinds[kind].one : <TitleOf words={title} />}
              <span className="block text-label text-muted">
                {[
                  frame.kinds[kind].one,
                  library.states[is_shown ? (is_written ? 'both' : 'shown') : 'written'],
                  ...(is_described ? [] : [library.undescribed]),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
