import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useChanging } from '../api/use-changing.ts'
import { Trouble } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { hostOf } from './host-of.ts'
import { SecretBox } from './secret-box.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The programs that are told what happens. */
export function WebhookPart() {
  const words = useWords().programs.webhooks
  const { value, error, retry, replace, change } = useChanging('webhooks', (signal) =>
    call('GET /webhooks', undefined, { signal }),
  )
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ host: string; secret: string }>()
  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  return (
    <>
      {value.webhooks.length === 0 ? <p>{words.none}</p> : null}
      <ul>
        {value.webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            change={change}
            onReplace={replace}
            onSecret={(secret) => setMade({ host: hostOf(webhook), secret })}
            onTold={retry}
          />
        ))}
      </ul>
      {made ? (
        <SecretBox
          key={made.secret}
          title={fill(words.secretOf, { host: made.host })}
          text={words.secretText}
          secret={made.secret}
          onKept={() => setMade(undefined)}
        />
      ) : isMaking ? (
        <div className="space-y-6 border-t border-line pt-6">
          <h3 className="font-display text-title">{words.make}</h3>
          <WebhookForm
            words={words.make}
            onCancel={() => setMaking(false)}
            onSend={async (body) => {
              const { secret, ...rest } = await call('POST /webhooks', { body })
              replace(rest)
              setMade({ host: hostOf(body), secret })
              setMaking(false)
            }}
          />
        </div>
      ) : (
        <Button onClick={() => setMaking(true)}>{words.make}</Button>
      )}
    </>
  )
}
