import { useState } from 'react'
import { useNavigate } from 'react-router'

import { TryAgain } from '../../../components/try-again.tsx'
import { Checkbox } from '../../../forms/checkbox.tsx'
import { Form } from '../../../forms/form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { useAuth, type User } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { AddressFields, readAddress } from '../../accounts/customer/address-fields.tsx'
import { useCustomer } from '../../accounts/customer/customer-store.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { heedLogin } from '../../accounts/customer/heed-login.ts'
import { useAccountData } from '../../accounts/customer/use-account-data.ts'
import type { StepProps } from './step-props.ts'
import { placeOf } from './steps.ts'
import { Summary } from './summary.tsx'
import { TwoColumns } from './two-columns.tsx'
import { deliveryAddressOf } from './wish.ts'

type Addresses = ReturnType<typeof useCustomer.getState>['addresses']

/** Where the bill goes, and the works if they are shipped; what is known already stands there. */
export default function AddressesStep({ checked }: StepProps) {
  const user = useAuth((auth) => auth.user)
  const kept = useCustomer()
  // In the moment of logging out there is nobody any more.
  if (user === null) return null
  const isKept = kept.email === user.email && kept.addresses.billingAddress !== null
  return (
    <TwoColumns aside={<Summary lines={checked.lines} />}>
      {isKept ? <AddressesForm user={user} addresses={kept.addresses} /> : <FromAccount user={user} />}
    </TwoColumns>
  )
}

function FromAccount({ user }: { user: User }) {
  const { checkout: words } = useWords().cart
  const { data, hasFailed, again } = useAccountData('GET /account/addresses')
  if (data) return <AddressesForm user={user} addresses={data.addresses} />
  if (!hasFailed) return <p className="min-h-40 text-body text-muted">{words.loading}</p>
  return (
    <TryAgain label={words.again} onTry={again}>
      {words.unreachable}
    </TryAgain>
  )
}

function AddressesForm({ user, addresses: first }: { user: User; addresses: Addresses }) {
  const { account, cart } = useWords()
  const words = cart.checkout.addresses
  const locale = useLocale()
  const navigate = useNavigate()
  const { method, country } = useDelivery()
  // What is kept below must not change what is typed above it.
  const [addresses] = useState(first)
  const [isSame, setSame] = useState(addresses.sameAddresses)
  const isShipped = method === 'shipping'
  const form = useForm(async (value, call) => {
    const { addresses: kept } = await call('PUT /account/addresses', {
      body: {
        billingAddress: readAddress(value, 'billingAddress'),
        deliveryAddress: isShipped && !isSame ? readAddress(value, 'deliveryAddress') : addresses.deliveryAddress,
        sameAddresses: isShipped ? isSame : addresses.sameAddresses,
      },
    }).catch(heedLogin)
    useCustomer.setState({ email: user.email, addresses: kept })
    // Another country than the one of the estimate has another price, told on the next step.
    const address = deliveryAddressOf(method, kept)
    if (address) useDelivery.setState({ country: address.country })
    void navigate(localizePath(placeOf('confirmation'), locale))
  })
  const blank = { name: user.name, ...(country ? { country } : {}) }
  return (
    <Form form={form} submit={words.submit}>
      <p className="text-body text-muted">{isShipped ? words.shippingText : words.pickupText}</p>
      <AddressFields
        form={form}
        group="billingAddress"
        address={addresses.billingAddress ?? blank}
        isShippedTo={isShipped && isSame}
      />
      {isShipped ? (
        <Checkbox
          label={account.addresses.same}
          name="sameAddresses"
          checked={isSame}
          onChange={({ target }) => setSame(target.checked)}
        />
      ) : null}
      {isShipped && !isSame ? (
        <AddressFields form={form} group="deliveryAddress" address={addresses.deliveryAddress ?? blank} isShippedTo />
      ) : null}
      {isShipped ? <p className="text-label text-muted">{words.otherCountry}</p> : null}
    </Form>
  )
}
