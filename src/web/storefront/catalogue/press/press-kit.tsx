import type { PressCard } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDottedDay } from '../../../../messages/format-day.ts'
import { useWords } from '../../../words.ts'
import { useLangOf } from '../use-lang-of.ts'
import { WholePicture } from '../whole-picture.tsx'
import { DownloadLink } from './download-link.tsx'

/** What journalists come for: the kit, its date, and how large a file it is. */
export function PressKit({ kit }: { kit: PressCard }) {
  const { visit } = useWords()
  const langOf = useLangOf()
  const { dated, lead, file, file_size, picture } = kit
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
      {picture ? <WholePicture picture={picture} sizes="(min-width: 1025px) 46vw, 92vw" isFirst /> : null}
      <div>
        <p className="text-label text-muted">
          <time dateTime={dated}>{fill(visit.press.updated, { day: formatDottedDay(dated) })}</time>
        </p>
        {lead ? (
          <p lang={langOf(kit)} className="mt-3 mb-8 max-w-[48ch] text-lead">
            {lead}
          </p>
        ) : null}
        {file ? <DownloadLink file={file} size={file_size} words={visit.press.download} /> : null}
      </div>
    </div>
  )
}
