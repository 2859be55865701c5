import { lazy, Suspense, useRef, useState } from 'react'

import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { MODIFIER } from '../../components/modifier.ts'
import { formatMoment } from '../../components/moments.ts'
import { nameLanguage } from '../../components/name-language.ts'
import { isSingle } from '../../kinds.ts'
import { subjectOf } from '../../papers/subject.ts'
import { useLocale, useWords } from '../../words.ts'
import { findWaiting } from '../find-waiting.ts'
import { useForm } from '../form-context.ts'
import { useNamePath } from '../name-path.ts'
import { useCreate } from '../use-create.ts'
import { Bar } from './bar.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { PanelProps } from './panel-props.ts'
import { PublishPanel } from './publish-panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { usePreview } from './use-preview.ts'

const PaperDialog = lazy(async () => ({ default: (await import('../../papers/paper-dialog.tsx')).PaperDialog }))

interface Props extends Omit<PanelProps, 'onClose'> {
  /** Whether this browser keeps what is not sent yet. */
  isKept: boolean
  onFaults: (faults: Record<string, string[]>) => void
}

/** What is planned, told behind the state where there is little room. */
const PLAN = "max-md:inline max-md:before:content-['_·_']"

/** Where whoever skips the form goes on. */
export const SAVE_BAR = 'save-bar'

/** Says whether everything is saved, and leads to visitors. */
export function SaveBar({ session, name, isKept, onFaults }: Props) {
  const { editor, frame, publishing } = useWords()
  const create = useCreate()
  const locale = useLocale()
  const [open, setOpen] = useState<'publish' | 'schedule' | 'history' | 'papers'>()
  const said = useRef<HTMLParagraphElement>(null)
  const { phase, item } = session
  // A language that is published later than the others makes it changed until then.
  const isToPublish = item.state !== 'published' || phase !== 'saved'
  const preview = usePreview({ session, onFaults })
  const unread = useForm().loose.paths
  const namePath = useNamePath()
  const waiting = findWaiting(item)
  const { habits } = LANGUAGES[locale]
  // Of what visitors never saw there are none.
  const subject = item.published ? subjectOf(item.kind, item.id) : undefined
  const panel = { session, name, onClose: () => setOpen(undefined) }
  return (
    <Bar
      {...{ session, isKept, said }}
      saved={
        waiting.length > 0
          ? fill(editor.savedExcept, {
              languages: new Intl.ListFormat(habits).format(waiting.map((one) => nameLanguage(one, locale))),
            })
          : editor.saved[item.state]
      }
      unread={
        unread.length > 0
          ? fill(editor.unread, { fields: new Intl.ListFormat(habits, { type: 'unit' }).format(unread.map(namePath)) })
          : undefined
      }
      saidId={isToPublish ? undefined : SAVE_BAR}
      plans={
        <>
          {item.publish_at ? (
            <p className={PLAN}>{fill(publishing.publishesAt, { moment: formatMoment(item.publish_at, locale) })}</p>
          ) : null}
          {item.hide_at ? (
            <p className={PLAN}>{fill(publishing.hidesAt, { moment: formatMoment(item.hide_at, locale) })}</p>
          ) : null}
        </>
      }
    >
      <div className="grid grid-cols-3 items-center md:flex md:gap-x-6">
        <MoreMenu
          {...{ session, name, preview }}
          onHistory={() => setOpen('history')}
          onSchedule={() => setOpen('schedule')}
          onPapers={subject && (() => setOpen('papers'))}
        />
        {preview ? (
          <Button look="quiet" onClick={preview.open}>
            {publishing.preview}
          </Button>
        ) : null}
        {isToPublish ? (
          <Button
            className="col-start-3 justify-self-end"
            aria-haspopup="dialog"
            id={SAVE_BAR}
            data-shortcut="publish"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            // The whole form lies before it for whoever goes by Tab.
            title={`${MODIFIER} Enter`}
            onClick={() => setOpen('publish')}
          >
            {publishing.publish}
            <kbd aria-hidden="true" className="hidden font-sans text-[0.75rem] lg:pointer-fine:inline">
              {MODIFIER} ↵
            </kbd>
          </Button>
        ) : isSingle(item.kind) ? null : (
          // Whoever has published one thing often writes the next; a phone has no room for the words.
          <Button look="outline" className="max-md:hidden" onClick={() => void create(item.kind)}>
            {frame.kinds[item.kind].create}
          </Button>
        )}
      </div>
      {open === 'publish' ? (
        <PublishPanel
          {...panel}
          onFaults={onFaults}
          // The button that led there may be gone: the keyboard goes on from what is said of it.
          onPublished={() => requestAnimationFrame(() => said.current?.focus({ preventScroll: true }))}
        />
      ) : null}
      {open === 'schedule' ? <SchedulePanel {...panel} /> : null}
      {open === 'history' ? <HistoryPanel {...panel} /> : null}
      {open === 'papers' && subject ? (
        <Suspense>
          <PaperDialog {...{ subject }} said={name} onClose={panel.onClose} />
        </Suspense>
      ) : null}
    </Bar>
  )
}
