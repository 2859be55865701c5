import { type ReactNode, useId } from 'react'

import type { DeliveryMethod } from '../../../../contract/orders/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatCountry, formatMoney } from '../../../../messages/format.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { CountryOptions } from '../../../forms/country-options.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { resetDeliveryPrice } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { useLikelyCountry } from '../../accounts/customer/use-likely-country.ts'
import { askForOffer } from './ask-for-offer.ts'
import type { useQuote } from './use-quote.ts'

interface DeliveryChoiceProps {
  asked: ReturnType<typeof useQuote>
  /** What is missing, once somebody wanted to go on without it. */
  missing: 'method' | 'country' | undefined
}

/** How the works reach the buyer: picked up, or shipped to a country at a price that is shown at once. */
export function DeliveryChoice({ asked, missing }: DeliveryChoiceProps) {
  const { method: words } = useWords().cart
  const locale = useLocale()
  const { method, country } = useDelivery()
  const likely = useLikelyCountry()
  const errorId = useId()

  function choose(chosen: Partial<ReturnType<typeof useDelivery.getState>>) {
    const next = { method, country, ...chosen }
    // A browser that fills in the country by itself may choose what is chosen: its price is known, and not asked for again.
    if (next.method === method && next.country === country) return
    // What was asked for before is not the price of this.
    resetDeliveryPrice()
    useDelivery.setState(next)
  }
  const option = (value: DeliveryMethod, name: string, text: string, price?: string) => (
    <Option
      value={value}
      name={name}
      text={text}
      price={price}
      isChosen={method === value}
      onChoose={() => choose({ method: value, country: likely })}
    />
  )
  return (
    <fieldset id="delivery-method" className="mt-16 scroll-my-6">
      <legend id={`${errorId}-title`} className="mb-4 font-display text-title">
        {words.title}
      </legend>
      {missing === 'method' ? (
        <p id={errorId} role="alert" className="mb-4 text-label text-error">
          {words.missing}
        </p>
      ) : null}
      <div
        role="radiogroup"
        aria-labelledby={`${errorId}-title`}
        aria-required
        aria-invalid={missing === 'method' ? true : undefined}
        aria-describedby={missing === 'method' ? errorId : undefined}
        className="border-t border-line"
      >
        {option('pickup', words.pickup, words.pickupText, formatMoney(0, locale))}
        {option('shipping', words.shipping, words.shippingText)}
      </div>
      {method === 'shipping' ? (
        <div className="mt-6 max-w-md space-y-4 pl-8">
          <SelectField
            label={words.country}
            name="country"
            autoComplete="shipping country"
            required
            error={missing === 'country' ? words.missingCountry : undefined}
            value={country}
            onChange={({ target }) => choose({ country: target.value })}
          >
            <option value="">{words.choose}</option>
            <CountryOptions />
          </SelectField>
          <Estimate asked={asked} country={country} />
        </div>
      ) : null}
    </fieldset>
  )
}

interface OptionProps {
  value: DeliveryMethod
  name: string
  text: string
  price: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Option({ value, name, text, price, isChosen, onChoose }: OptionProps) {
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 border-b border-line py-3 focus-within:has-focus-visible:outline-2 focus-within:has-focus-visible:outline-accent">
      <input
        type="radio"
        name="deliveryMethod"
        value={value}
        required
        checked={isChosen}
        className="size-4 shrink-0 accent-ink"
        onChange={onChoose}
      />
      <span className="grow">
        <span className="block text-body">{name}</span>
        <span className="block text-label text-muted">{text}</span>
      </span>
      <span className="text-body tabular-nums">{price}</span>
    </label>
  )
}

/** What shipping there costs, told to everybody when it comes. */
function Estimate({
  asked: { quote, hasFailed, askAgain },
  country,
}: Pick<DeliveryChoiceProps, 'asked'> & { country: string }) {
  const { method: words, sums, again } = useWords().cart
  const locale = useLocale()
  if (country === '') return null
  if (hasFailed) {
    return (
      <div role="alert" className="space-y-2">
        <p className="text-label text-error">{words.failed}</p>
        <Button look="outline" onClick={askAgain}>
          {again}
        </Button>
      </div>
    )
  }
  const name = formatCountry(country, locale)
  const price = quote?.delivery.price ?? null
  let told: ReactNode = <p className="text-label text-muted">{sums.asking}</p>
  if (quote?.delivery.state === 'on-quotation') {
    told = <p className="text-body">{fill(words.onQuotation, { country: name })}</p>
  } else if (quote && price === null) {
    told = <p className="text-body">{words.unknown}</p>
  } else if (price !== null) {
    told = (
      <>
        <p className="text-body">{fill(words.estimate, { country: name, price: formatMoney(price, locale) })}</p>
        <p className="text-label text-muted">{words.time}</p>
      </>
    )
  }
  return (
    <div>
      <div role="status">{told}</div>
      {quote?.delivery.state === 'on-quotation' ? (
        <div className="mt-4">
          <ButtonLink to={askForOffer(quote)}>{words.contact}</ButtonLink>
        </div>
      ) : null}
    </div>
  )
}
