import { useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import type { Changing } from '../api/use-changing.ts'
import { Facts } from '../components/facts.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { AskFirst } from './ask-first.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { hostOf } from './host-of.ts'
import { useOutcome } from './use-outcome.ts'
import { WebhookForm } from './webhook-form.tsx'

type Webhooks = Reply<'GET /webhooks'>

interface Props {
  webhook: Webhooks['webhooks'][number]
  change: Changing<Webhooks>
  onReplace: (webhooks: Webhooks) => void
  onSecret: (secret: string) => void
  /** Something was told, and became something. */
  onTold: () => void
}

const LOOKS = { on: 'border-ink', off: 'border-line text-muted', paused: 'border-error text-error' }

/** A program that is told what happens, what became of the latest, and what can be done about it. */
export function WebhookRow({ webhook, change, onReplace, onSecret, onTold }: Props) {
  const { programs } = useWords()
  const words = programs.webhooks
  const reason = useReason()
  const tellOutcome = useOutcome()
  const [opened, setOpened] = useState<'form' | 'log'>()
  const [tests, setTests] = useState(0)
  const { id, url, events, state, last, made_by } = webhook
  const host = hostOf(webhook)
  const params = { webhook: id }
  const toggle = (one: 'form' | 'log') => setOpened(opened === one ? undefined : one)
  async function test() {
    try {
      await call('POST /webhooks/{webhook}/test', { params })
      toast(fill(words.testing, { host }))
      setTests(tests + 1)
      setOpened('log')
    } catch (fault) {
      toast(reason(fault))
    }
  }
  const renew = () =>
    call('POST /webhooks/{webhook}/secret', { params }).then(
      ({ secret }) => onSecret(secret),
      (fault: unknown) => toast(reason(fault)),
    )
  const turn = (isOn: boolean) =>
    void change(
      () => call('PATCH /webhooks/{webhook}', { params, body: { is_on: isOn } }),
      fill(isOn ? words.switchedOn : words.switchedOff, { host }),
      id,
    )

  return (
    <li className="space-y-4 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h3 className="min-w-0 break-all">{url}</h3>
        <span className={`border px-2 py-0.5 text-label whitespace-nowrap ${LOOKS[state]}`}>{words.states[state]}</span>
      </div>
      {state === 'paused' ? <p>{words.pausedText}</p> : null}
      <Facts
        facts={[
          [words.toldOf, events.map((event) => programs.events[event]).join('\n')],
          [words.last, last ? tellOutcome(last) : words.nothing],
          [words.by, made_by],
        ]}
      />
      <div className="flex flex-wrap gap-4">
        <Button look="outline" aria-label={`${words.test}: ${host}`} onClick={() => void test()}>
          {words.test}
        </Button>
        <Button
          look="outline"
          aria-expanded={opened === 'log'}
          aria-label={`${opened === 'log' ? words.closeLog : words.log}: ${host}`}
          onClick={() => toggle('log')}
        >
          {opened === 'log' ? words.closeLog : words.log}
        </Button>
        <Button
          look="outline"
          aria-expanded={opened === 'form'}
          aria-label={`${opened === 'form' ? programs.cancel : programs.change}: ${host}`}
          onClick={() => toggle('form')}
        >
          {opened === 'form' ? programs.cancel : programs.change}
        </Button>
        {state === 'on' ? null : (
          <Button aria-label={`${words.switchOn}: ${host}`} onClick={() => turn(true)}>
            {words.switchOn}
          </Button>
        )}
      </div>
      {opened === 'log' ? <DeliveryLog key={tests} webhook={id} onTold={onTold} /> : null}
      {opened === 'form' ? (
        <div className="space-y-6">
          <WebhookForm
            known={{ url, events }}
            words={programs.save}
            onSend={async (body) => {
              onReplace(await call('PATCH /webhooks/{webhook}', { params, body }))
              toast(words.changed)
              setOpened(undefined)
            }}
          />
          <div className="flex flex-wrap gap-4">
            {state === 'on' ? (
              <Button look="outline" aria-label={`${words.switchOff}: ${host}`} onClick={() => turn(false)}>
                {words.switchOff}
              </Button>
            ) : null}
            <AskFirst words={words.renew} about={host} text={words.renewText} onGo={() => void renew()} />
            <AskFirst
              words={words.remove}
              about={host}
              text={words.removeText}
              onGo={() =>
                void change(() => call('DELETE /webhooks/{webhook}', { params }), fill(words.removed, { host }), id)
              }
            />
          </div>
        </div>
      ) : null}
    </li>
  )
}
