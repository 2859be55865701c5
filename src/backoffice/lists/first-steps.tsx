import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button, classOf } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useCreate } from '../editor/use-create.ts'
import { IMPORT } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { findBegun } from './find-begun.ts'

/** What to begin a gallery with, in the order in which one thing needs the other, as long as visitors see no work. */
export function FirstSteps() {
  const {
    lists: { first },
    fields: { names },
  } = useWords()
  const create = useCreate()
  const begun = useFetched('first steps', (signal) => findBegun(call, signal)).value
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
