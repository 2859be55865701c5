import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { ImportSubject } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatPercent } from '../../messages/format.ts'
import { sendFile } from '../api/send-file.ts'
import { useReason } from '../components/trouble.tsx'
import { FileButton } from '../editor/inputs/file-button.tsx'
import { IMPORT } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

/** Where a file is chosen or dropped; once it is there, its own screen opens. */
export function Sending({ subject }: { subject: ImportSubject }) {
  const { imports: words } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reason = useReason()
  const [isOver, setOver] = useState(false)
  const [sent, setSent] = useState<{ name: string; share: number }>()
  const [error, setError] = useState<string>()

  async function send([file]: File[]) {
    if (!file || sent) return
    const { name } = file
    setError(undefined)
    setSent({ name, share: 0 })
    try {
      const taken = await sendFile(`imports/${subject}`, file, (share) => setSent({ name, share }))
      await navigate(`${IMPORT}/${taken.import.id}`)
    } catch (failure) {
      setError(reason(failure))
      setSent(undefined)
    }
  }

  return (
    <div
      role="presentation"
      className={`border border-dashed p-6 ${isOver ? 'border-accent' : 'border-muted'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void send([...event.dataTransfer.files])
      }}
    >
      {sent ? null : (
        <div className="flex flex-wrap items-center gap-4">
          <p className="hidden grow text-muted lg:block">{words.drop}</p>
          <FileButton
            of={subject === 'pictures' || subject === 'gallery' ? 'archive' : 'table'}
            onFiles={(files) => void send(files)}
          >
            {words.choose}
          </FileButton>
        </div>
      )}
      <div role="status">
        {sent ? (
          <>
            <p className="mb-4 break-words text-label">
              {sent.share < 1
                ? fill(words.sending, { name: sent.name, percent: formatPercent(sent.share, locale) })
                : fill(words.reading, { name: sent.name })}
            </p>
            <progress
              className="h-1 w-full accent-ink"
              aria-label={sent.name}
              {...(sent.share < 1 ? { value: sent.share } : {})}
            />
          </>
        ) : null}
      </div>
      {error === undefined ? null : (
        <p role="alert" className="mt-4 text-label text-error">
          {error}
        </p>
      )}
    </div>
  )
}
