import { useEffect, useState } from 'react'

import type { OutboxMail as Summary } from '../../../contract/mail/endpoints.ts'
import { fill } from '../../../messages/fill.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { useWords } from '../../words.ts'

/** One mail as its reader would see it: in a frame that runs nothing, and as the plain text that goes with it. */
export function OutboxMail({ mail: { id, subject, to } }: { mail: Summary }) {
  const { outbox } = useWords()
  const locale = useLocale()
  const [letter, setLetter] = useState<{ from: string; text: string }>()
  useEffect(() => {
    const control = new AbortController()
    browserApi(locale)('GET /outbox/{mail}', { params: { mail: id } }, { signal: control.signal })
      .then(({ mail }) => setLetter(mail))
      .catch(() => undefined)
    return () => control.abort()
  }, [id, locale])
  const apiUrl = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
  return (
    <article aria-labelledby="outbox-subject" className="min-w-0">
      <h2 id="outbox-subject" tabIndex={-1} className="font-display text-title focus:outline-none">
        {subject}
      </h2>
      <p className="mt-2 text-label text-muted [overflow-wrap:anywhere]">
        {letter ? fill(outbox.from, { from: letter.from }) : '\u00a0'}
        <br />
        {fill(outbox.to, { to })}
      </p>
      <iframe
        title={fill(outbox.message, { subject })}
        src={`${apiUrl}/api/outbox/${id}/html`}
        sandbox="allow-top-navigation-by-user-activation"
        className="mt-6 h-[680px] w-full border border-line bg-paper"
      />
      <details className="mt-6 border-t border-line pt-4">
        <summary className="min-h-11 cursor-pointer py-2 text-label text-muted">{outbox.asText}</summary>
        <pre className="mt-2 text-label whitespace-pre-wrap [overflow-wrap:anywhere]">{letter?.text ?? ''}</pre>
      </details>
    </article>
  )
}
