import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { WITHDRAWAL_DAYS } from '../../../../contract/orders/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatCountry } from '../../../../messages/format.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { useCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { AddressLines } from '../address-lines.tsx'
import { askForOffer } from './ask-for-offer.ts'
import { ChangesNote } from './changes-note.tsx'
import { confirm } from './confirmed-store.ts'
import type { StepProps } from './step-props.ts'
import { placeOf, type Step } from './steps.ts'
import { heldIn, sumUp } from './sum-up.ts'
import { Summary } from './summary.tsx'
import { TwoColumns } from './two-columns.tsx'
import { useConfirmation } from './use-confirmation.ts'
import { useWish } from './wish.ts'

/** Everything once more, at today's prices; what has changed is told, and nothing goes on without the buyer's word. */
export default function ConfirmationStep({ checked }: StepProps) {
  const { cart: words, shell } = useWords()
  const { confirmation, again, unreachable } = words.checkout
  const locale = useLocale()
  const navigate = useNavigate()
  const { quote, hasFailed, askAgain, changes } = useConfirmation(checked)
  const { wish, method, country, billingAddress, deliveryAddress } = useWish()
  const cart = useCart()
  const fingerprint = quote?.fingerprint ?? null
  const isOnQuotation = quote?.delivery.state === 'on-quotation'

  function goOn() {
    if (fingerprint === null) return
    confirm(wish, fingerprint)
    void navigate(localizePath(placeOf('pay'), locale))
  }

  const titles = new Map<number, string>()
  for (const { id, artwork } of checked.setAside) titles.set(id, artwork?.title ?? words.unknownWork)
  for (const { line, artwork } of checked.lines) titles.set(line.id, artwork.title)
  const madeToOrder = checked.lines
    .filter(({ line }) => (line.choices ?? []).length > 0)
    .map(({ artwork }) => artwork.title)
  const sums = { ...sumUp(cart, { method, country }, quote), vat: quote?.total ? quote.vat : undefined }
  return (
    <>
      {/* Above both columns: on a phone what is bought would push it out of sight. */}
      <div className="mb-12 max-w-2xl space-y-10 empty:hidden">
        <ChangesNote changes={changes} titleOf={(id) => titles.get(id) ?? words.unknownWork} onCheck={askAgain} />
        {isOnQuotation ? (
          <div role="alert" className="space-y-4 border-l-2 border-accent pl-6">
            <p className="text-body">{fill(confirmation.onQuotation, { country: formatCountry(country, locale) })}</p>
            <ButtonLink to={askForOffer(quote)}>{words.method.contact}</ButtonLink>
          </div>
        ) : null}
      </div>
      <TwoColumns aside={<Summary lines={checked.lines} held={heldIn(quote)} sums={sums} isUnfolded />}>
        <div className="space-y-10">
          <p className="text-body text-muted">{confirmation.intro}</p>
          <dl className="border-t border-line">
            <Decision name={confirmation.method} step="cart">
              <p className="text-body">{method === 'pickup' ? words.method.pickup : words.method.shipping}</p>
              <p className="text-label text-muted">
                {method === 'pickup' ? words.method.pickupText : words.method.time}
              </p>
            </Decision>
            {deliveryAddress ? (
              <Decision name={confirmation.shipping} step="addresses">
                <AddressLines address={deliveryAddress} />
              </Decision>
            ) : null}
            {billingAddress ? (
              <Decision name={confirmation.billing} step="addresses">
                <AddressLines address={billingAddress} />
              </Decision>
            ) : null}
          </dl>
          {hasFailed ? (
            <div role="alert" className="space-y-4">
              <p className="text-body">{unreachable}</p>
              <Button look="outline" onClick={askAgain}>
                {again}
              </Button>
            </div>
          ) : (
            <div className="space-y-4">
              <p className="text-label text-muted">
                {madeToOrder.length < checked.lines.length
                  ? `${fill(confirmation.withdrawal, { days: WITHDRAWAL_DAYS })} `
                  : null}
                {madeToOrder.length > 0 ? fill(confirmation.madeToOrder, { works: madeToOrder.join(', ') }) : null}
              </p>
              <p className="text-label text-muted">
                {confirmation.terms.split(/(\{\w+\})/).map((part) =>
                  part.startsWith('{') ? (
                    <AppLink
                      key={part}
                      className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                      to="/terms-of-sales"
                      target="_blank"
                    >
                      {confirmation.termsName}
                      <span className="sr-only"> {shell.opensInNewTab}</span>
                    </AppLink>
                  ) : (
                    part
                  ),
                )}
              </p>
              <Button
                className="max-md:w-full aria-disabled:opacity-50"
                aria-disabled={fingerprint === null}
                onClick={goOn}
              >
                {changes.length > 0 ? confirmation.confirmChanged : confirmation.confirm}
              </Button>
              <p role="status" className="text-label text-muted">
                {quote ? '' : confirmation.checking}
              </p>
            </div>
          )}
        </div>
      </TwoColumns>
    </>
  )
}

/** Something that was decided, with the way back to it. */
function Decision({ name, step, children }: { name: string; step: Step; children: ReactNode }) {
  const { checkout } = useWords().cart
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-6 md:grid-cols-[10rem_1fr_auto]">
      <dt className="text-label text-muted max-md:col-span-2">{name}</dt>
      <dd>{children}</dd>
      <dd>
        <AppLink
          className="inline-flex min-h-11 items-center text-label underline decoration-line underline-offset-4 hover:decoration-ink -mt-2.5"
          aria-label={fill(checkout.confirmation.editOf, { part: name })}
          to={placeOf(step)}
        >
          {checkout.edit}
        </AppLink>
      </dd>
    </div>
  )
}
