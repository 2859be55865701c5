import { useRef, useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { MODIFIER } from '../../components/modifier.ts'
import { formatMoment } from '../../components/moments.ts'
import { isSingle } from '../../kinds.ts'
import { useLocale, useWords } from '../../words.ts'
import { useCreate } from '../use-create.ts'
import { HistoryPanel } from './history-panel.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { PanelProps } from './panel-props.ts'
import { PublishPanel } from './publish-panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { usePreview } from './use-preview.ts'

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
  const [open, setOpen] = useState<'publish' | 'schedule' | 'history'>()
  const said = useRef<HTMLParagraphElement>(null)
  const { phase, item } = session
  // A language that is published later than the others makes it changed until then.
  const isToPublish = item.state !== 'published' || phase !== 'saved'
  const isUnsent = phase === 'offline' || phase === 'refused'
  const status =
    phase === 'gone'
      ? editor.conflict.gone
      : isUnsent && !isKept
        ? editor.saving.unkept
        : phase === 'saved'
          ? editor.saved[item.state]
          : editor.saving[phase]
  const preview = usePreview({ session, onFaults })
  const panel = { session, name, onClose: () => setOpen(undefined) }
  return (
    // Below the last field nothing is left over but the bar of the phone. What is said never moves what is pressed.
    <div
      data-save-bar=""
      aria-busy={phase === 'waiting' || phase === 'saving'}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-14 border-t border-ink bg-paper px-4 pt-1 pb-2 md:mx-0 md:flex md:items-center md:justify-between md:gap-x-6 md:px-0 md:pt-2 lg:bottom-0 lg:-mb-16 lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex h-11 items-center justify-between gap-4 text-label md:h-auto">
        <div className="max-md:line-clamp-2">
          <p
            ref={said}
            id={isToPublish ? undefined : SAVE_BAR}
            tabIndex={-1}
            role="status"
            className={`max-md:inline ${isUnsent || phase === 'conflict' || phase === 'gone' ? 'text-error' : 'text-muted'}`}
          >
            {status}
          </p>
          {item.publish_at ? (
            <p className={PLAN}>{fill(publishing.publishesAt, { moment: formatMoment(item.publish_at, locale) })}</p>
          ) : null}
          {item.hide_at ? (
            <p className={PLAN}>{fill(publishing.hidesAt, { moment: formatMoment(item.hide_at, locale) })}</p>
          ) : null}
        </div>
        {phase === 'conflict' ? (
          <Button look="quiet" className="shrink-0" onClick={() => document.getElementById('conflict')?.focus()}>
            {editor.conflict.open}
          </Button>
        ) : null}
        {phase === 'offline' ? (
          <Button look="quiet" className="shrink-0" onClick={() => session.tryNow()}>
            {editor.saving.tryNow}
          </Button>
        ) : null}
      </div>
      <div className="grid grid-cols-3 items-center md:flex md:gap-x-6">
        <MoreMenu
          {...{ session, name, preview }}
          onHistory={() => setOpen('history')}
          onSchedule={() => setOpen('schedule')}
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
    </div>
  )
}
