import { useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Dialog } from '../components/dialog.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { Audience } from './audience.tsx'
import type { Block, Issue } from './issue.ts'
import { Lacks } from './lacks.tsx'
import { nextMorning } from './next-morning.ts'

interface Props {
  when: 'now' | 'later'
  issue: Issue
  body: Block[]
  /** Brings everything to the server first that was typed. */
  prepare: () => Promise<void>
  /** Sends it at once, or at that time. */
  letGo: (at: string | undefined) => Promise<void>
  goTo: (path: string, language: Locale | undefined) => void
  onClose: () => void
}

/** Asks before a letter goes out: who gets it in which language, and what is missing or not as usual. */
export function LetGo({ when, issue, body, prepare, letGo, goTo, onClose }: Props) {
  const { newsletter } = useWords()
  const reason = useReason()
  const words = when === 'now' ? newsletter.send : newsletter.schedule
  const [error, setError] = useState<string>()
  const {
    value,
    error: trouble,
    retry,
  } = useFetched(issue.id, async (signal) => {
    await prepare()
    const params = { issue: issue.id }
    return (await call('GET /newsletter/issues/{issue}/readiness', { params }, { signal })).readiness
  })
  if (!value || value.lacks.length > 0) {
    return (
      <Dialog label={words.title} onClose={onClose}>
        <h2 className="pr-8 font-display text-title">{words.title}</h2>
        {trouble ? <Trouble error={trouble} onRetry={retry} /> : null}
        {value ? (
          <Lacks
            lacks={value.lacks}
            body={body}
            onGo={(path, language) => {
              onClose()
              goTo(path, language)
            }}
          />
        ) : trouble ? null : (
          <p role="status" className="py-6 text-muted">
            {newsletter.ready.loading}
          </p>
        )}
      </Dialog>
    )
  }
  async function send(typed: FormData): Promise<boolean> {
    try {
      await letGo(when === 'now' ? undefined : textIn(typed, 'at'))
    } catch (fault) {
      const field = fault instanceof ApiError ? fault.errors.at?.join(' ') : undefined
      if (field) setError(field)
      else toast(reason(fault))
      return false
    }
    toast(when === 'now' ? newsletter.send.begun : newsletter.schedule.done)
    return true
  }
  return (
    <FormDialog
      title={words.title}
      act={when === 'now' ? newsletter.send.now : newsletter.schedule.set}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {when === 'later' ? (
        <Field
          label={newsletter.schedule.at}
          type="datetime-local"
          name="at"
          data-first=""
          defaultValue={nextMorning()}
          error={error}
          hint={fill(newsletter.schedule.zone, { zone: issue.time_zone })}
          onChange={() => setError(undefined)}
        />
      ) : null}
      <Audience audience={value.audience} works={issue.works} />
    </FormDialog>
  )
}
