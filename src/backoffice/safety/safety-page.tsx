import { useState } from 'react'

import { fillCount } from '../../messages/count.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { useLocale, useWords } from '../words.ts'
import { PasskeyList } from './passkey-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpDevice } from './set-up-device.tsx'

/** How somebody proves who they are, and how they change that. */
export function SafetyPage() {
  const { safety } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const { value, error, retry } = useFetched('safety', () => call('GET /account/second-factor'))
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  useTitle(safety.title)
  const attempt = (act: () => Promise<void>) => void act().catch((fault: unknown) => toast(reason(fault)))
  const close = () => {
    setSettingUp(false)
    setCodes(undefined)
    retry()
  }

  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  const isSetUp = value.proof.ways.includes('totp')
  const hasAny = isSetUp || value.passkeys.length > 0
  return (
    <div className="max-w-xl space-y-10">
      <PageHead title={safety.title} text={safety.text} />
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : isSettingUp ? (
        <SetUpDevice onSetUp={setCodes} onCancel={close} />
      ) : (
        <>
          <section className="space-y-4 border-t border-line pt-4">
            <h2 className="font-display text-title">{safety.device}</h2>
            <p>{isSetUp ? safety.deviceOn : safety.deviceOff}</p>
            <div className="flex flex-wrap gap-4">
              <Button look={isSetUp ? 'outline' : 'solid'} onClick={() => setSettingUp(true)}>
                {isSetUp ? safety.change : safety.setUp}
              </Button>
              {isSetUp && (!value.proof.is_required || value.passkeys.length > 0) ? (
                <Button
                  look="outline"
                  onClick={() =>
                    attempt(async () => {
                      await call('DELETE /account/second-factor/totp')
                      toast(safety.removed)
                      retry()
                    })
                  }
                >
                  {safety.remove}
                </Button>
              ) : null}
            </div>
          </section>
          <PasskeyList
            passkeys={value.passkeys}
            isLastNeeded={value.proof.is_required && !isSetUp}
            onCodes={setCodes}
            onChanged={retry}
          />
          {hasAny ? (
            <section className="space-y-4 border-t border-line pt-4">
              <h2 className="font-display text-title">{safety.codesTitle}</h2>
              <p>{fillCount(safety.codesLeft, value.recovery_codes, locale)}</p>
              <Button
                look="outline"
                onClick={() =>
                  attempt(async () =>
                    setCodes((await call('POST /account/second-factor/recovery-codes')).recovery_codes),
                  )
                }
              >
                {safety.renew}
              </Button>
            </section>
          ) : null}
        </>
      )}
    </div>
  )
}
