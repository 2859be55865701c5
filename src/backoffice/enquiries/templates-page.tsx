import { useState } from 'react'

import type { AnswerTemplate } from '../../contract/enquiries/template-endpoints.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useChanging } from '../api/use-changing.ts'
import { Loading } from '../components/loading.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { ENQUIRIES } from '../kinds.ts'
import { chooseText } from '../lists/title-of.tsx'
import { AskFirst } from '../programs/ask-first.tsx'
import { useLocale, useWords } from '../words.ts'
import { TemplateForm } from './template-form.tsx'

/** What the gallery answers again and again: made, changed and deleted. */
export function TemplatesPage() {
  const { enquiries } = useWords()
  const words = enquiries.templates
  const { value, error, retry, replace, change } = useChanging('templates', (signal) =>
    call('GET /sales/answer-templates', undefined, { signal }),
  )
  // The one that is written: its id, or that it is a new one.
  const [written, setWritten] = useState<string>()
  useTitle(words.title)
  const remove = ({ id }: AnswerTemplate) =>
    void change(
      () => call('DELETE /sales/answer-templates/{template}', { params: { template: id } }),
      words.removed,
      id,
    )
  return (
    <div className="space-y-8">
      <PageHead title={words.title} text={words.text} back={{ to: ENQUIRIES, words: enquiries.back }} />
      {error ? <Trouble error={error} onRetry={retry} /> : value ? null : <Loading />}
      {value ? (
        <>
          {value.templates.length === 0 && written === undefined ? <p role="status">{words.none}</p> : null}
          <ul className="max-w-3xl divide-y divide-line border-line not-empty:border-y">
            {value.templates.map((template) => (
              <li key={template.id} className="py-4">
                {written === template.id ? (
                  <TemplateForm template={template} onChange={replace} onClose={() => setWritten(undefined)} />
                ) : (
                  <Row template={template} onChange={() => setWritten(template.id)} onRemove={() => remove(template)} />
                )}
              </li>
            ))}
          </ul>
          {written === 'new' ? (
            <div className="max-w-3xl">
              <TemplateForm onChange={replace} onClose={() => setWritten(undefined)} />
            </div>
          ) : (
            <Button onClick={() => setWritten('new')}>{words.add}</Button>
          )}
        </>
      ) : null}
    </div>
  )
}

interface RowProps {
  template: AnswerTemplate
  onChange: () => void
  onRemove: () => void
}

function Row({ template: { title, texts }, onChange, onRemove }: RowProps) {
  const { templates: words } = useWords().enquiries
  const shown = chooseText(texts, useLocale())
  return (
    <div className="space-y-3">
      <h2 className="break-words">{title}</h2>
      {shown ? (
        <p lang={LANGUAGES[shown.locale].tag} className="line-clamp-3 break-words whitespace-pre-line text-muted">
          {shown.text}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-4">
        <Button look="outline" aria-label={`${words.change}: ${title}`} onClick={onChange}>
          {words.change}
        </Button>
        <AskFirst words={words.remove} about={title} text={words.removeText} onGo={onRemove} />
      </div>
    </div>
  )
}
