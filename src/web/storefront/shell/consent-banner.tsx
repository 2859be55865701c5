import { useEffect, useRef, useState } from 'react'

import { Button } from '../../components/button.tsx'
import { focusMain } from '../../components/main.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { type Choices, choose, PURPOSES, useConsent, useConsentQuestion } from '../../state/consent-store.ts'
import { useWords } from '../../words.ts'

const ALL: Choices = { videos: true, maps: true }
const NONE: Choices = { videos: false, maps: false }

/** Asks once whether content of other companies may be loaded; refusing is as easy as accepting. */
export function ConsentBanner() {
  const { choices } = useConsent()
  const { isReady, isRepeated } = useConsentQuestion()
  return isReady && (choices === null || isRepeated) ? (
    <Question initial={choices ?? NONE} isRepeated={isRepeated} />
  ) : null
}

function Question({ initial, isRepeated }: { initial: Choices; isRepeated: boolean }) {
  const { consent } = useWords()
  const [isDetailed, setDetailed] = useState(isRepeated)
  const [wanted, setWanted] = useState(initial)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Who asked for the question is taken to it; everybody else is left where they are.
    if (isRepeated) heading.current?.focus()
  }, [isRepeated])
  const answer = (choices: Choices) => {
    choose(choices)
    focusMain()
  }
  return (
    <section
      aria-label={consent.title}
      className="consent-banner sticky bottom-0 z-30 order-last max-h-[60dvh] overflow-y-auto border-t border-line bg-paper short:static short:max-h-none"
    >
      <div className="mx-auto flex max-w-container flex-col gap-x-12 gap-y-4 px-6 py-5 lg:flex-row lg:items-center">
        <div className="grow">
          <h2 ref={heading} tabIndex={-1} className="font-display text-lead">
            {consent.title}
          </h2>
          <p className="mt-1 max-w-[80ch] text-label text-muted">
            {consent.text}{' '}
            <AppLink className="underline underline-offset-2" to="/privacy-policy">
              {consent.more}
            </AppLink>
          </p>
          {isDetailed ? (
            <div className="mt-2 flex gap-8">
              {PURPOSES.map((purpose) => (
                <label key={purpose} className="inline-flex min-h-11 items-center gap-3 text-body">
                  <input
                    type="checkbox"
                    className="size-5 accent-ink"
                    checked={wanted[purpose]}
                    onChange={(event) => setWanted({ ...wanted, [purpose]: event.target.checked })}
                  />
                  {consent[purpose]}
                </label>
              ))}
            </div>
          ) : null}
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button look="outline" className="grow" onClick={() => answer(NONE)}>
            {consent.refuse}
          </Button>
          <Button look="outline" className="grow" onClick={() => answer(ALL)}>
            {consent.accept}
          </Button>
          {isDetailed ? (
            <Button look="outline" className="grow" onClick={() => answer(wanted)}>
              {consent.save}
            </Button>
          ) : (
            <Button look="quiet" className="grow px-3" onClick={() => setDetailed(true)}>
              {consent.choose}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
