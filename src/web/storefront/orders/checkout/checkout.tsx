import { type ComponentType, Suspense, useLayoutEffect } from 'react'

import { type Locale, perLocale } from '../../../../contract/locale.ts'
import { loadLater } from '../../../navigation/load-later.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { followStores } from '../../../state/persisted.ts'
import { loadArea, useWords } from '../../../words.ts'
import { useCustomer } from '../../accounts/customer/customer-store.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { useCheckedCart } from '../cart/use-checked-cart.ts'
import { MyCart } from './my-cart.tsx'
import type { StepProps } from './step-props.ts'
import { StepRoom } from './step-room.tsx'
import type { Step } from './steps.ts'
import { useHasRead } from './use-has-read.ts'
import { useStep } from './use-step.ts'

// They come together with the words of their forms, in the language of the page.
const later = (locale: Locale, load: () => Promise<{ default: ComponentType<StepProps> }>) =>
  loadLater(async () => {
    const [step] = await Promise.all([load(), loadArea(locale, 'account')])
    return step
  })
const laterIn = (locale: Locale): Record<Exclude<Step, 'cart'>, ComponentType<StepProps>> => ({
  addresses: later(locale, () => import('./addresses-step.tsx')),
  confirmation: later(locale, () => import('./confirmation-step.tsx')),
  pay: later(locale, () => import('./pay-step.tsx')),
  order: later(locale, () => import('./order-step.tsx')),
})
const LATER = perLocale(laterIn)

/** The purchase, one step at a time. */
export default function Checkout() {
  useLayoutEffect(() => followStores([useDelivery, useCustomer]), [])
  const hasRead = [useHasRead(useDelivery.persist), useHasRead(useCustomer.persist)].every(Boolean)
  return hasRead ? <Steps /> : null
}

function Steps() {
  const { checkout } = useWords().cart
  const locale = useLocale()
  const checked = useCheckedCart()
  const step = useStep()
  if (step === undefined) return <StepRoom step={undefined} />
  const Later = step === 'cart' ? undefined : LATER[locale][step]
  return (
    <StepRoom step={step}>
      {Later ? (
        <Suspense fallback={<p className="min-h-40 text-lead text-muted">{checkout.loading}</p>}>
          <Later checked={checked} />
        </Suspense>
      ) : (
        <MyCart checked={checked} />
      )}
    </StepRoom>
  )
}
