import { MOST_ASKED_ABOUT } from '../../contract/enquiries/values.ts'
import { fill } from '../../messages/fill.ts'
import { Icon } from '../../web/components/icon.tsx'
import { attempt } from '../../web/state/attempt.ts'
import { ReferenceField } from '../editor/inputs/reference-field.tsx'
import { findName, useReferenceName } from '../editor/inputs/reference-names.ts'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'

interface Work {
  id: number
  slug: string
}

interface Props {
  /** As `readWorks` reads it. */
  value: string | undefined
  onChange: (value: string) => void
}

/** The works that somebody spoke of, added one after the other. */
export function WorkList({ value, onChange }: Props) {
  const { begin } = useWords().enquiries
  const works = readWorks(value)
  const write = (next: Work[]) => onChange(next.length > 0 ? JSON.stringify(next) : '')
  return (
    <fieldset className="space-y-2">
      <legend className="text-label text-muted">{begin.works}</legend>
      {works.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {works.map((work) => (
            <WorkRow key={work.id} work={work} onRemove={() => write(works.filter(({ id }) => id !== work.id))} />
          ))}
        </ul>
      ) : null}
      {works.length < MOST_ASKED_ABOUT ? (
        <ReferenceField
          kind="artworks"
          label={begin.addWork}
          value={undefined}
          without={works.map(({ slug }) => slug)}
          onChange={(slug, id) => slug && id && write([...works, { id, slug }])}
        />
      ) : null}
    </fieldset>
  )
}

function WorkRow({ work: { slug }, onRemove }: { work: Work; onRemove: () => void }) {
  const { begin } = useWords().enquiries
  const locale = useLocale()
  const asked = useReferenceName('artworks', slug)
  const title = chooseText(findName('artworks', slug) ?? asked, locale)?.text ?? slug
  return (
    <li className="flex items-center justify-between gap-4">
      <cite className="min-w-0 break-words">{title}</cite>
      <button
        type="button"
        aria-label={fill(begin.removeWork, { title })}
        className="grid size-11 shrink-0 place-items-center"
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}

/** Works as they are kept in the browser, where anybody can write anything. */
export function readWorks(value: string | undefined): Work[] {
  const read = attempt(() => JSON.parse(value ?? '[]') as unknown)
  return Array.isArray(read) ? read.filter(isWork) : []
}

function isWork(value: unknown): value is Work {
  const { id, slug } = Object(value) as Partial<Record<string, unknown>>
  return typeof id === 'number' && typeof slug === 'string'
}
