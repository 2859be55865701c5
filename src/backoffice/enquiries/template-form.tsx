import { type FormEvent, useState } from 'react'

import { ApiError, type Reply } from '../../contract/client.ts'
import type { AnswerTemplate } from '../../contract/enquiries/template-endpoints.ts'
import { LONGEST_MESSAGE } from '../../contract/enquiries/values.ts'
import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { useKeptFields } from './use-kept-fields.ts'

interface Props {
  /** Without one, another is made. */
  template?: AnswerTemplate
  onChange: (reply: Reply<'GET /sales/answer-templates'>) => void
  onClose: () => void
}

/** Writes a template of an answer in every language. */
export function TemplateForm({ template, onChange, onClose }: Props) {
  const { templates: words } = useWords().enquiries
  const reason = useReason()
  const { fields, write, key, clear } = useKeptFields(`template-${template?.id ?? 'new'}`)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  if (!fields) return null
  const title = fields.title ?? template?.title ?? ''
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, fields[locale] ?? template?.texts[locale] ?? '']))

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    if (title.trim() === '' || Object.values(texts).every((text) => text.trim() === '')) return setError(words.missing)
    setSaving(true)
    try {
      onChange(
        template
          ? await call('PUT /sales/answer-templates/{template}', {
              params: { template: template.id },
              body: { version: template.version, title, texts },
            })
          : await call('POST /sales/answer-templates', { body: { key: key(), title, texts } }),
      )
      clear()
      toast(words.saved)
      onClose()
    } catch (fault) {
      toast(reason(fault))
      // What somebody else has saved is shown, except where something else is being written.
      if (fault instanceof ApiError && fault.code === 'content-changed') {
        await call('GET /sales/answer-templates').then(onChange, () => undefined)
      }
      setSaving(false)
    }
  }

  return (
    <form className="space-y-6" noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={words.name}
        maxLength={100}
        autoComplete="off"
        required
        value={title}
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          write({ title: target.value })
        }}
      />
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          label={fill(words.in, { language: LANGUAGES[locale].name })}
          lang={LANGUAGES[locale].tag}
          maxLength={LONGEST_MESSAGE}
          value={texts[locale]}
          onChange={({ target }) => {
            setError(undefined)
            write({ [locale]: target.value })
          }}
        />
      ))}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" aria-disabled={isSaving}>
          {words.save}
        </Button>
        <Button
          look="outline"
          onClick={() => {
            clear()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
