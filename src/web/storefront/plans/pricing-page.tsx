import { Suspense } from 'react'
import { useLocation } from 'react-router'

import { EUROS_A_MONTH } from '../../../contract/applications/values.ts'
import { type Locale, perLocale } from '../../../contract/locale.ts'
import { PLAN_MONTHS } from '../../../contract/plans/values.ts'
import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { Section } from '../../components/section.tsx'
import { loadLater } from '../../navigation/load-later.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { loadArea, useWords } from '../../words.ts'
import { Fact } from './fact.tsx'
import { NumberedStep } from './numbered-step.tsx'

// It comes together with the words of its form and of its card field, in the language of the page.
const laterIn = (locale: Locale) =>
  loadLater(async () => {
    const [desk] = await Promise.all([import('./plan-desk.tsx'), loadArea(locale, 'account'), loadArea(locale, 'cart')])
    return desk
  })
const LATER = perLocale(laterIn)

/** What the programme costs; by the private link from an e-mail, the plan of the artist who has it. */
export default function PricingPage() {
  const { page, desk } = useWords().plan
  const locale = useLocale()
  const isReady = useIsHydrated()
  const token = new URLSearchParams(useLocation().search).get('application')
  const Desk = LATER[locale]
  if (token === null) {
    return (
      <Room head={page}>
        <Programme />
      </Room>
    )
  }
  const waiting = <p className="min-h-40 text-lead text-muted">{desk.loading}</p>
  return (
    <Room head={desk} isPersonal>
      {isReady ? (
        <Suspense fallback={waiting}>
          <Desk key={`${locale} ${token}`} token={token} />
        </Suspense>
      ) : (
        waiting
      )}
    </Room>
  )
}

function Programme() {
  const { programme: words } = useWords().plan
  const locale = useLocale()
  const { steps } = words
  const price = formatMoney(EUROS_A_MONTH, locale)
  const total = formatMoney(EUROS_A_MONTH * PLAN_MONTHS, locale)
  return (
    <>
      <Section title={words.cost} isFirst className="">
        <dl className="grid gap-x-10 gap-y-10 md:grid-cols-3">
          <Fact name={fill(words.month, { price })} text={words.monthText} />
          <Fact name={words.year} text={words.yearText} />
          <Fact name={fill(words.total, { total })} text={words.totalText} />
        </dl>
      </Section>
      <Section title={words.course}>
        <ol className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          <NumberedStep number={1} name={steps.apply} text={steps.applyText} />
          <NumberedStep number={2} name={steps.accept} text={steps.acceptText} />
          <NumberedStep number={3} name={steps.begin} text={fill(steps.beginText, { price })} />
          <NumberedStep number={4} name={steps.stop} text={steps.stopText} />
        </ol>
        <p className="mt-12 max-w-[60ch] text-body">{words.accepted}</p>
        <div className="mt-6 flex flex-wrap gap-6">
          <ButtonLink look="solid" to="/subscription">
            {words.apply}
          </ButtonLink>
          <ButtonLink look="quiet" to="/contact">
            {words.contact}
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}
