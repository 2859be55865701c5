import { useState } from 'react'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useChanging } from '../api/use-changing.ts'
import { Facts } from '../components/facts.tsx'
import { formatMoment } from '../components/moments.ts'
import { Trouble } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { AskFirst } from './ask-first.tsx'
import { KeyForm } from './key-form.tsx'
import { SecretBox } from './secret-box.tsx'

type Key = Reply<'GET /keys'>['keys'][number]

/** The keys of other programs. */
export function KeyPart() {
  const words = useWords().programs.keys
  const { value, error, retry, replace, change } = useChanging('keys', (signal) =>
    call('GET /keys', undefined, { signal }),
  )
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ name: string; key: string }>()
  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  const revoke = ({ id, name }: Key) =>
    void change(() => call('DELETE /keys/{key}', { params: { key: id } }), fill(words.revoked, { name }), id)
  return (
    <>
      {value.keys.length === 0 ? <p>{words.none}</p> : null}
      <ul>
        {value.keys.map((key) => (
          <KeyRow key={key.id} item={key} onRevoke={() => revoke(key)} />
        ))}
      </ul>
      {made ? (
        <SecretBox title={fill(words.made, { name: made.name })} secret={made.key} onKept={() => setMade(undefined)} />
      ) : isMaking ? (
        <KeyForm
          onCancel={() => setMaking(false)}
          onMade={({ key, ...rest }, name) => {
            replace(rest)
            setMade({ name, key })
            setMaking(false)
          }}
        />
      ) : (
        <Button onClick={() => setMaking(true)}>{words.make}</Button>
      )}
    </>
  )
}

function KeyRow({ item, onRevoke }: { item: Key; onRevoke: () => void }) {
  const { programs, staff } = useWords()
  const words = programs.keys
  const locale = useLocale()
  const { name, beginning, scope, made_by, last_used_at, expires_at, state } = item
  const isOver = state === 'expired' || state === 'revoked'
  return (
    <li className="space-y-4 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className={`break-words ${isOver ? 'text-muted' : ''}`}>{name}</h3>
          <p className="text-label text-muted">
            <span className="font-mono">{beginning}…</span>
            {state === 'open' ? null : ` · ${words.states[state]}`}
          </p>
        </div>
        {isOver ? null : <AskFirst words={words.revoke} about={name} text={words.revokeText} onGo={onRevoke} />}
      </div>
      <Facts
        facts={[
          [words.may, scope.map((one) => staff.scopes[one]).join(', ')],
          [words.used, last_used_at ? formatMoment(last_used_at, locale) : words.unused],
          [words.until, expires_at ? formatMoment(expires_at, locale) : words.ever],
          [words.by, made_by],
        ]}
      />
    </li>
  )
}
