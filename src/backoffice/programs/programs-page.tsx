import { apiUrl } from '../api/call.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { useWords } from '../words.ts'
import { KeyPart } from './key-part.tsx'
import { SigningKeyPart } from './signing-key-part.tsx'
import { WebhookPart } from './webhook-part.tsx'

const SECTION = 'space-y-6 border-t border-ink pt-4'

/** Other programs: what they come in with, and what they are told. */
export function ProgramsPage() {
  const { programs } = useWords()
  useTitle(programs.title)
  return (
    <div className="space-y-16">
      <PageHead title={programs.title} text={programs.text} />
      <section className={SECTION}>
        <h2 className="font-display text-title">{programs.keys.title}</h2>
        <p className="max-w-3xl text-muted">{programs.keys.text}</p>
        <p>
          <a
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            href={`${apiUrl()}/api/docs`}
            target="_blank"
            rel="noreferrer"
          >
            {programs.keys.calls}
          </a>
        </p>
        <KeyPart />
      </section>
      <section className={SECTION}>
        <h2 className="font-display text-title">{programs.webhooks.title}</h2>
        <p className="max-w-3xl text-muted">{programs.webhooks.text}</p>
        <WebhookPart />
      </section>
      <section className={SECTION}>
        <h2 className="font-display text-title">{programs.signing.title}</h2>
        <p className="max-w-3xl text-muted">{programs.signing.text}</p>
        <SigningKeyPart />
      </section>
    </div>
  )
}
