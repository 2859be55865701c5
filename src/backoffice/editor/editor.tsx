import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'

import { ApiError } from '../../contract/client.ts'
import { areInLanguages } from '../../contract/content/acts-of.ts'
import type { Words } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { DEFAULT_LOCALE, prefixOf } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { classOf } from '../../web/components/button.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { Completeness } from '../components/completeness.tsx'
import { SkipLink } from '../components/skip-link.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { useTitle } from '../components/use-title.ts'
import { isSingle } from '../kinds.ts'
import { listAddressOf } from '../lists/list-address.ts'
import { chooseText, TitleOf } from '../lists/title-of.tsx'
import { PapersButton } from '../papers/papers-button.tsx'
import { subjectOf } from '../papers/subject.ts'
import { countTexts } from '../saving/count-texts.ts'
import type { KeptTyping } from '../saving/kept-typing.ts'
import { valueAt, withValue } from '../saving/leaves.ts'
import { useLocale, useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { FIELD_PARAMETER } from './field-address.ts'
import { FieldInput } from './field-input.tsx'
import { focusField } from './focus-field.ts'
import { type FieldPlace, FormContext } from './form-context.ts'
import { goInByLegend } from './go-in-by-legend.ts'
import { goOnByEnter } from './go-on-by-enter.ts'
import { AvailabilityInput } from './inputs/availability-input.tsx'
import { isSeen, type Item } from './item.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useNamePathOf } from './name-path.ts'
import { ConflictPanel } from './panels/conflict-panel.tsx'
import { SAVE_BAR, SaveBar } from './panels/save-bar.tsx'
import { SectionStrip } from './section-strip.tsx'
import { hiddenFields, placesOf, sectionsOf } from './sections.ts'
import { useDraftSession } from './use-draft-session.ts'

/** One thing being written. */
export function Editor(props: { item: Item; typing: KeptTyping; isNew: boolean; isCopy: boolean }) {
  const { frame, lists, fields, editor, papers, publishing, availability } = useWords()
  const locale = useLocale()
  const isReadOnly = !useMayWrite()(props.item.kind)
  const { session, loose, isKept } = useDraftSession(props)
  const namePath = useNamePathOf(props.item.kind)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const written = useWrittenLanguages()
  const [language, showLanguage] = useState(written.includes(locale) ? locale : DEFAULT_LOCALE)
  const { item, draft } = session
  const hidden = hiddenFields(item, draft)
  const sections = useMemo(() => sectionsOf(item.kind, hidden ? hidden.split(' ') : []), [item.kind, hidden])
  const title = valueAt(draft, kindOf(item.kind).title ?? '') as Words | undefined
  const isOne = isSingle(item.kind)
  const isInLanguages = areInLanguages(kindOf(item.kind).fields)
  const name = isOne ? frame.kinds[item.kind].one : (chooseText(title, locale)?.text ?? lists.untitled)
  const subject = item.published ? subjectOf(item.kind, item.id) : undefined
  useTitle(name)
  // Whoever begins something new types its title next; of a copy, in the place of the one that it has.
  const { isNew, isCopy } = props
  const { kind } = props.item
  useEffect(() => {
    if (!isNew && !isCopy) return
    const field = findTitleField(kind)
    field?.focus({ preventScroll: true })
    if (isCopy) field?.select()
  }, [isNew, isCopy, kind])

  const showFaults = useCallback((found: Record<string, string[]>) => {
    setRefused(found)
    requestAnimationFrame(() => focusField(Object.keys(found), (one) => flushSync(() => showLanguage(one))))
  }, [])
  // Whoever was led to one of its fields.
  const wanted = useSearchParams()[0].get(FIELD_PARAMETER)
  useEffect(() => {
    if (wanted !== null) showFaults({ [wanted]: [] })
  }, [wanted, showFaults])

  function change(path: string, value: unknown) {
    const before = session.draft
    const next = typeof value === 'function' ? (value as (now: unknown) => unknown)(valueAt(before, path)) : value
    setRefused(({ [path]: _mended, ...others }) => others)
    session.type(withValue(before, path, next))
  }
  const faults = { ...(session.fault instanceof ApiError ? session.fault.errors : {}), ...refused }

  return (
    <FormContext value={{ item, draft, change, faults, loose, isReadOnly, language, showLanguage, renderField }}>
      <div className="space-y-6 md:space-y-8">
        {isReadOnly ? null : (
          <SkipLink to={SAVE_BAR} words={editor.skip} onSkip={() => document.getElementById(SAVE_BAR)?.focus()} />
        )}
        <header className="space-y-2 md:space-y-3">
          {isOne ? null : (
            <Link
              className="inline-flex min-h-11 items-center text-label text-muted hover:text-ink"
              to={listAddressOf(item.kind)}
            >
              {frame.kinds[item.kind].many}
            </Link>
          )}
          <h1 className="font-display text-heading break-words">{isOne ? name : <TitleOf words={title} />}</h1>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <StateBadge state={item.state} publishAt={item.publish_at} />
            {isSeen(item) && item.address ? (
              <a className={classOf('quiet')} href={prefixOf(locale) + item.address} target="_blank" rel="noreferrer">
                {publishing.see}
              </a>
            ) : null}
            {isInLanguages ? (
              <div className="max-md:hidden">
                <Completeness lacks={item.lacks} counts={countTexts(kindOf(item.kind).fields, draft)} />
              </div>
            ) : null}
          </div>
          <p className="text-label text-muted">{isReadOnly ? frame.refused : editor.needed}</p>
          {isReadOnly && subject ? (
            <PapersButton {...{ subject }} said={name}>
              {papers.open}
            </PapersButton>
          ) : null}
        </header>
        {session.conflicts.length > 0 ? (
          <ConflictPanel
            conflicts={session.conflicts}
            nameOf={namePath}
            onResolve={(choices) => session.resolve(choices)}
          />
        ) : null}
        <div data-strips="" className="sticky top-0 z-10 -mx-4 bg-paper md:mx-0">
          {sections.length > 1 ? <SectionStrip sections={sections.map(({ name: one }) => one)} /> : null}
          {isInLanguages ? <LanguageSwitch /> : null}
        </div>
        {sections.map((section) => (
          <section
            key={section.name}
            id={section.name}
            aria-labelledby={`${section.name}-title`}
            className="scroll-mt-0 space-y-4"
          >
            <h2
              id={`${section.name}-title`}
              tabIndex={-1}
              // The only part is what the whole is called.
              className={sections.length > 1 ? 'border-b border-ink pb-2 font-display text-title' : 'sr-only'}
            >
              {fields.sections[section.name]}
            </h2>
            <div
              role="presentation"
              className="grid items-start gap-x-6 gap-y-6 md:grid-cols-3"
              onKeyDown={goOnByEnter}
              onClick={goInByLegend}
            >
              {placesOf(section.fields).map((place) => {
                const inputs = place.map(([one, field]) => renderField({ path: one, name: one, field }))
                return inputs.length > 1 ? (
                  <div key={place[0]?.[0]} className="md:*:pt-0!">
                    {inputs}
                  </div>
                ) : (
                  inputs
                )
              })}
              {section.name === 'measures' && item.availability ? (
                <AvailabilityInput id={item.id} known={item.availability} />
              ) : null}
              {section.name === 'measures' && !item.availability ? (
                <p className="col-span-full text-label text-muted">
                  {fill(editor.availability.before, { state: availability.available })}
                </p>
              ) : null}
            </div>
          </section>
        ))}
        <LeaveGuard />
        {isReadOnly ? null : <SaveBar session={session} name={name} isKept={isKept} onFaults={showFaults} />}
      </div>
    </FormContext>
  )
}

/** Where the title of a thing is written, of one line or several; of what has none, its first field. */
function findTitleField(kind: Item['kind']): HTMLInputElement | HTMLTextAreaElement | undefined {
  const seen = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea)[data-path]'),
  ].filter((one) => one.offsetParent)
  const title = `${kindOf(kind).title}.`
  return seen.find(({ dataset }) => dataset.path?.startsWith(title)) ?? seen[0]
}

const renderField = (place: FieldPlace) => <FieldInput key={place.path} {...place} />
