import { useState } from 'react'

import { LARGEST_ATTACHED_MB, MOST_ATTACHED } from '../../contract/enquiries/values.ts'
import { fill } from '../../messages/fill.ts'
import { Icon } from '../../web/components/icon.tsx'
import { attempt } from '../../web/state/attempt.ts'
import { sendFile } from '../api/send-file.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { FileButton } from '../editor/inputs/file-button.tsx'
import { useWords } from '../words.ts'

interface Attachment {
  id: string
  name: string
}

interface Props {
  reference: string
  /** As `readAttachments` reads it. */
  value: string | undefined
  onChange: (value: string) => void
}

/** What is to go with an answer: sent at once, and named when the answer is. */
export function Attachments({ reference, value, onChange }: Props) {
  const { files: words } = useWords().enquiries
  const reason = useReason()
  const [underWay, setUnderWay] = useState<{ name: string; share: number }>()
  const attached = readAttachments(value)
  const write = (next: Attachment[]) => onChange(next.length > 0 ? JSON.stringify(next) : '')

  async function send(chosen: File[]) {
    const next = [...attached]
    for (const file of chosen.slice(0, MOST_ATTACHED - attached.length)) {
      const tell = (share: number) => setUnderWay({ name: file.name, share })
      tell(0)
      try {
        const taken = await sendFile(`enquiries/${reference}/files`, file, tell)
        next.push({ id: taken.file.id, name: taken.file.name })
        write(next)
      } catch (fault) {
        toast(reason(fault))
      }
    }
    setUnderWay(undefined)
  }

  return (
    <div className="space-y-2">
      {attached.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {attached.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <button
                type="button"
                aria-label={fill(words.remove, { name })}
                className="grid size-11 shrink-0 place-items-center"
                onClick={() => write(attached.filter((one) => one.id !== id))}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-label text-muted">
        {underWay ? fill(words.sending, { name: underWay.name, percent: Math.round(underWay.share * 100) }) : ''}
      </p>
      {attached.length < MOST_ATTACHED && !underWay ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <FileButton of="attachment" look="quiet" isMany onFiles={(chosen) => void send(chosen)}>
            {words.attach}
          </FileButton>
          <span className="text-label text-muted">
            {fill(words.hint, { max: LARGEST_ATTACHED_MB, count: MOST_ATTACHED })}
          </span>
        </div>
      ) : null}
    </div>
  )
}

/** Attachments as they are kept in the browser, where anybody can write anything. */
export function readAttachments(value: string | undefined): Attachment[] {
  const read = attempt(() => JSON.parse(value ?? '[]') as unknown)
  return Array.isArray(read) ? read.filter(isAttachment).slice(0, MOST_ATTACHED) : []
}

function isAttachment(value: unknown): value is Attachment {
  const { id, name } = Object(value) as Partial<Record<string, unknown>>
  return typeof id === 'string' && typeof name === 'string'
}
