import { useId, useState } from 'react'

import { ApiError } from '../../../contract/client.ts'
import { DEFAULT_LOCALE, LANGUAGES, prefixOf } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { Checkbox } from '../../../web/forms/checkbox.tsx'
import { call } from '../../api/call.ts'
import { Dialog } from '../../components/dialog.tsx'
import { dropToast, toast } from '../../components/toasts.tsx'
import { useReason } from '../../components/trouble.tsx'
import { differingPaths } from '../../saving/leaves.ts'
import { useLocale, useWords } from '../../words.ts'
import { learnLanguages, useWrittenLanguages } from '../../written-languages.ts'
import { chooseLanguages } from '../choose-languages.ts'
import { useForm } from '../form-context.ts'
import { findNeeded } from '../is-needed.ts'
import { paramsOf } from '../item.ts'
import type { PanelProps } from './panel-props.ts'
import { useSayChange } from './use-say-change.ts'
import { pathsOf, WhatIsMissing } from './what-is-missing.tsx'

type Faults = Record<string, string[]>

/** What has told of the last refusal: it is over once the thing is published. */
let refusal = 0

/** What visitors will see differently, what is still missing, and in which languages. */
export function PublishPanel({
  session,
  name,
  onClose,
  onFaults,
  onPublished,
}: PanelProps & { onFaults: (faults: Faults) => void; onPublished: () => void }) {
  const { publishing } = useWords()
  const reason = useReason()
  const sayChange = useSayChange()
  const prefix = prefixOf(useLocale())
  const fixed = useId()
  const { loose, faults } = useForm()
  const { item, draft } = session
  const [error, setError] = useState<unknown>()
  const written = useWrittenLanguages()
  const [languages, setLanguages] = useState(() => chooseLanguages(item, draft, written))
  // Who has written everything goes on by pressing Enter; who has not is led to the first thing that is missing.
  const isWhole = findNeeded(item, draft).length === 0 && pathsOf(faults).length === 0 && loose.paths.length === 0
  const changes = item.published ? differingPaths(item.published, draft) : []

  function goTo(path: string) {
    onClose()
    onFaults({ [path]: [] })
  }
  async function publish() {
    setError(undefined)
    // What stands in a field and cannot be read would be left out without a word.
    if (loose.paths.length > 0) {
      onClose()
      refusal = toast(publishing.faults)
      onFaults(Object.fromEntries(loose.paths.map((path) => [path, []])))
      return
    }
    try {
      await session.act(
        async (version) =>
          (
            await call('POST /editor/{kind}/{id}/publication', {
              ...paramsOf(item),
              body: { version, languages },
            })
          ).item,
      )
      if (item.kind === 'settings') void learnLanguages()
      onClose()
      dropToast(refusal)
      const { address } = session.item
      const link = address ? { href: prefix + address, words: publishing.see } : undefined
      toast(fill(publishing.published, { title: name }), undefined, link)
      onPublished()
    } catch (fault) {
      if (fault instanceof ApiError && Object.keys(fault.errors).length > 0 && fault.status === 422) {
        onClose()
        refusal = toast(publishing.faults)
        onFaults(fault.errors)
      } else setError(fault)
    }
  }

  return (
    <Dialog label={fill(publishing.panelTitle, { title: name })} place="edge" onClose={onClose}>
      <div className="space-y-8">
        <h2 className="pr-8 font-display text-title break-words">{fill(publishing.panelTitle, { title: name })}</h2>
        <WhatIsMissing item={item} draft={draft} onGo={goTo} />
        <section className="space-y-2">
          <h3 className="text-label text-muted">{publishing.changes}</h3>
          {!item.published ? <p>{publishing.everything}</p> : null}
          {item.published && changes.length === 0 ? <p>{publishing.noChanges}</p> : null}
          <Lines lines={changes.map((path) => sayChange(item, path, draft))} />
        </section>
        <fieldset>
          <legend className="text-label text-muted">{publishing.languages}</legend>
          <p id={fixed} className="text-label text-muted">
            {fill(publishing.alwaysIn, { language: LANGUAGES[DEFAULT_LOCALE].name })}
          </p>
          {written.map((locale) => (
            <Checkbox
              key={locale}
              label={LANGUAGES[locale].name}
              // Its texts stand in for the others.
              disabled={locale === DEFAULT_LOCALE}
              {...(locale === DEFAULT_LOCALE ? { 'aria-describedby': fixed } : {})}
              checked={languages.includes(locale)}
              onChange={() => setLanguages(written.filter((one) => languages.includes(one) !== (one === locale)))}
            />
          ))}
        </fieldset>
        <p role="alert" className={error ? 'text-label text-error' : 'sr-only'}>
          {error ? fill(publishing.failed, { reason: reason(error) }) : ''}
        </p>
        {/* However much there is to read, it is one press away. */}
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-6 bg-paper px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8">
          <Button data-first={isWhole ? '' : undefined} onClick={() => void publish()}>
            {publishing.now}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {publishing.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="list-disc pl-5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
