import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { Words } from '../../contract/content/fields.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button, classOf } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { paramsOf, readItem } from '../editor/item.ts'
import { useCreate } from '../editor/use-create.ts'
import { IMPORT } from '../kinds.ts'
import { isSame } from '../saving/leaves.ts'
import { useLocale, useWords } from '../words.ts'

/** What visitors are not told of the gallery yet; it begins with a name that came along. */
async function findUnsaid(id: number | undefined): Promise<('name' | 'city' | 'opening_hours')[]> {
  if (id === undefined) return []
  const which = { kind: 'gallery', id } as const
  const [{ draft, published }, { entries, next_before }] = await Promise.all([
    readItem(which),
    call('GET /editor/{kind}/{id}/history', { ...paramsOf(which), query: {} }),
  ])
  const isRenamed =
    next_before !== null || entries.slice(0, -1).some(({ fields }) => fields.some((path) => path.startsWith('name.')))
  const isSaid = {
    name: isRenamed && isSame(published?.name, draft.name),
    city: published?.city,
    opening_hours: published?.opening_hours,
  }
  return (['name', 'city', 'opening_hours'] as const).filter((name) => !isSaid[name])
}

/** What to begin a gallery with, in the order in which one thing needs the other, as long as visitors see no work. */
export function FirstSteps() {
  const {
    lists: { first },
    fields: { names },
  } = useWords()
  const create = useCreate()
  const begun = useFetched('first steps', async (signal) => {
    const find = async (kind: EditedKind) =>
      (await call('GET /editor/{kind}', { params: { kind }, query: { limit: 10 } }, { signal })).items
    const [[gallery], artists, works] = await Promise.all([find('gallery'), find('artists'), find('artworks')])
    // What was begun and left without a name is no artist yet.
    const isNamed = ({ title }: { title: Words }) => Object.keys(title).length > 0
    return { unsaid: await findUnsaid(gallery?.id), artist: artists.some(isNamed), work: works.some(isNamed) }
  }).value
  const { habits } = LANGUAGES[useLocale()]
  const unsaid = begun && new Intl.ListFormat(habits).format(begun.unsaid.map((name) => names[name]))
  const link = `${classOf('quiet')} self-start`
  return (
    <section aria-labelledby="first-steps" className="max-w-[60ch] space-y-6 py-6">
      <h2 id="first-steps" className="font-display text-title">
        {first.title}
      </h2>
      <p>{first.introduction}</p>
      <ol className="space-y-6">
        <Step
          at={1}
          hint={unsaid ? fill(first.galleryUnsaid, { fields: unsaid }) : first.galleryHint}
          isDone={unsaid === ''}
        >
          <Link className={link} to="/gallery">
            {first.gallery}
          </Link>
        </Step>
        <Step at={2} hint={first.artistHint} isDone={begun?.artist}>
          <Button look="quiet" onClick={() => void create('artists')}>
            {first.artist}
          </Button>
        </Step>
        <Step at={3} hint={first.workHint} isDone={begun?.work}>
          <Button look="quiet" onClick={() => void create('artworks')}>
            {first.work}
          </Button>
        </Step>
        <Step at={4} hint={first.publishHint}>
          {begun?.work ? (
            <Link className={link} to="/artworks">
              {first.publish}
            </Link>
          ) : (
            <p className="flex min-h-11 items-center text-label">{first.publish}</p>
          )}
        </Step>
        <Step at={5} hint={first.pagesHint}>
          <Link className={link} to="/pages">
            {first.pages}
          </Link>
        </Step>
      </ol>
      <Link className={link} to={IMPORT}>
        {first.many}
      </Link>
    </section>
  )
}

interface StepProps {
  at: number
  hint: string
  isDone?: boolean | undefined
  children: ReactNode
}

function Step({ at, hint, isDone, children }: StepProps) {
  const { first } = useWords().lists
  return (
    <li className="flex gap-6 border-t border-line pt-3">
      <span aria-hidden="true" className="flex min-h-11 w-6 shrink-0 items-center font-display text-title text-muted">
        {at}
      </span>
      <div>
        <div className="flex flex-wrap items-center gap-x-4">
          {children}
          {isDone ? <span className="text-label text-muted">{first.done}</span> : null}
        </div>
        <p className="text-label text-muted">{hint}</p>
      </div>
    </li>
  )
}
