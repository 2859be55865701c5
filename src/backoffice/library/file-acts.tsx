import { ApiError } from '../../contract/client.ts'
import { fillCount } from '../../messages/count.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { FileButton } from '../editor/inputs/file-button.tsx'
import { UploadList } from '../editor/inputs/upload-list.tsx'
import { useUploads } from '../editor/inputs/use-uploads.ts'
import { useLocale, useWords } from '../words.ts'
import { removeFiles, restoreFiles } from './remove-files.ts'
import type { StoredFile } from './use-files.ts'

interface Props {
  file: StoredFile
  /** Something has become of it. */
  onChanged: () => void
  onGone: () => void
  onList: () => void
}

/** What can be done with a file: another one in its place, or none; both can be taken back. */
export function FileActs({ file, onChanged, onGone, onList }: Props) {
  const { library } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const fail = (error: unknown) => toast(fill(library.failed, { reason: reason(error) }))
  const replace = (version: number, by: string) =>
    call('POST /editor/media/{id}/replacement', { params: { id: file.id }, body: { version, file: by } })
  async function replaceBy(by: string) {
    try {
      const done = await replace(file.version, by)
      // The former one is kept under another name: putting that in its place is the way back.
      toast(library.replaced, () => void replace(done.file.version, done.former).then(onChanged, fail))
      onChanged()
    } catch (error) {
      fail(error)
    }
  }
  const { uploads, add, drop, retry } = useUploads(file.type === 'picture' ? 'pictures' : 'files', (taken) => {
    if ('type' in taken && taken.type !== file.type) throw new ApiError(415, 'file-kind', library.wrong)
    void replaceBy(taken.file)
  })
  async function remove() {
    try {
      const ids = await removeFiles([file.id])
      const undo = () => void restoreFiles(ids).then(onList, fail)
      toast(fillCount(library.removed, ids.length, locale), ids.length > 0 ? undo : undefined)
      if (ids.length > 0) onGone()
      onChanged()
    } catch (error) {
      fail(error)
    }
  }
  return (
    <div className="space-y-2 border-t border-line pt-6">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <FileButton of={file.type} onFiles={(files) => add(files.slice(0, 1))}>
          {library.replace}
        </FileButton>
        {file.uses === 0 ? (
          <Button look="quiet" onClick={() => void remove()}>
            {library.remove}
          </Button>
        ) : null}
      </div>
      <p className="text-label text-muted">{library.replaceHint}</p>
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </div>
  )
}
