import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { saveTable } from '../api/save-table.ts'
import { formatMegabytes } from '../components/format-megabytes.ts'
import { toast } from '../components/toasts.tsx'
import { useLocale, useWords } from '../words.ts'

interface Props {
  reference: string
  files: SalesEnquiry['messages'][number]['files']
}

/** What goes with an answer, to be saved. */
export function AttachedFiles({ reference, files }: Props) {
  const { enquiries } = useWords()
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul className="mt-2 space-y-1">
      {files.map(({ id, name, size }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Button
            look="quiet"
            className="wrap-anywhere"
            aria-label={fill(enquiries.files.save, { name })}
            onClick={() =>
              void saveTable(`sales/enquiries/${reference}/files/${id}`, '', name, locale).catch(() =>
                toast(enquiries.files.failed),
              )
            }
          >
            {name}
          </Button>
          <span className="text-label text-muted">
            {fill(enquiries.files.size, { megabytes: formatMegabytes(size, locale) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
