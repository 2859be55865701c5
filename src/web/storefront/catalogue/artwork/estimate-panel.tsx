import { useEffect, useState } from 'react'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { SHIPPING_DAYS } from '../../../../contract/orders/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatMoney } from '../../../../messages/format.ts'
import { Button, classOf } from '../../../components/button.tsx'
import { CountryOptions } from '../../../forms/country-options.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { followStores } from '../../../state/persisted.ts'
import { useWords } from '../../../words.ts'
import { useCustomer } from '../../accounts/customer/customer-store.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { useLikelyCountry } from '../../accounts/customer/use-likely-country.ts'
import { enquiryPath } from '../../enquiries/enquiry-path.ts'
import { type Estimate, useEstimate } from './use-estimate.ts'

export interface EstimateProps {
  artwork: Pick<Artwork, 'id' | 'slug'>
  /** The ids of the chosen print options. */
  choices: number[]
}

/** The choice of a country, and what shipping the work there costs. */
export function EstimatePanel(props: EstimateProps) {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const stopFollowing = followStores([useDelivery, useCustomer])
    setRead(true)
    return stopFollowing
  }, [])
  // What the browser has kept decides what is asked, so it is read first.
  return isRead ? <Panel {...props} /> : null
}

function Panel({ artwork, choices }: EstimateProps) {
  const { delivery: words } = useWords().artwork
  const locale = useLocale()
  const country = useLikelyCountry()
  const { estimate, askAgain } = useEstimate({ artwork: artwork.id, choices, country })
  return (
    <div className="space-y-3 pb-4">
      <SelectField
        label={words.country}
        autoComplete="shipping country"
        value={country}
        onChange={(event) => useDelivery.setState({ country: event.currentTarget.value })}
      >
        <CountryOptions />
      </SelectField>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6" data-estimate>
        <p aria-live="polite" className={estimate === 'asking' ? 'text-muted' : 'text-body'}>
          {typeof estimate === 'number'
            ? fill(words.price, { price: formatMoney(estimate, locale) })
            : words[WORDS[estimate]]}
        </p>
        {estimate === 'on-quotation' ? (
          <AppLink className={classOf('quiet')} to={enquiryPath([artwork.slug], 'delivery')}>
            {words.askPrice}
          </AppLink>
        ) : null}
        {estimate === 'failed' ? (
          <Button look="quiet" onClick={askAgain}>
            {words.again}
          </Button>
        ) : null}
      </div>
      <p className="text-muted">
        {fill(words.time, { days: SHIPPING_DAYS })} {words.pickup}
      </p>
      <AppLink className={classOf('quiet')} to="/terms-of-sales">
        {words.terms}
      </AppLink>
    </div>
  )
}

const WORDS = {
  asking: 'asking',
  'on-quotation': 'onQuotation',
  gone: 'gone',
  failed: 'failed',
} as const satisfies Record<Exclude<Estimate, number>, string>
