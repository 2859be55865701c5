import { Thumbnail } from '../components/thumbnail.tsx'
import { useWords } from '../words.ts'
import { FileFacts } from './file-facts.tsx'
import { useFileName } from './use-file-name.ts'
import type { StoredFile } from './use-files.ts'

/** One file among the others; all of it can be pressed. */
export function FileCard({ file, onOpen }: { file: StoredFile; onOpen: () => void }) {
  const { library } = useWords()
  const name = useFileName()
  return (
    <li className="group relative flex flex-col gap-2">
      <div className="grid aspect-square place-items-center bg-line/30 p-3 group-hover:bg-line/60">
        {file.picture ? (
          <Thumbnail picture={file.picture} className="max-h-full" pixels={400} />
        ) : (
          <span className="text-label text-muted">{library.one[file.type]}</span>
        )}
      </div>
      <div>
        <button
          type="button"
          aria-haspopup="dialog"
          className={`line-clamp-2 w-full text-left break-words after:absolute after:inset-0 ${file.uses === 0 ? 'text-muted' : ''}`}
          onClick={onOpen}
        >
          {name(file)}
        </button>
        <FileFacts file={file} />
      </div>
    </li>
  )
}
