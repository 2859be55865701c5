import { useEffect, useState } from 'react'

import { Checkbox } from '../../../forms/checkbox.tsx'
import { Form } from '../../../forms/form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import type { User } from '../../../state/auth-store.ts'
import { followStores } from '../../../state/persisted.ts'
import { useWords } from '../../../words.ts'
import { AddressFields, readAddress } from '../customer/address-fields.tsx'
import { useCustomer } from '../customer/customer-store.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { Part, PartPending } from './part.tsx'

/** Where bills and deliveries go; the browser keeps a copy for the checkout. */
export function AddressesPart({ user }: { user: User }) {
  const { data, hasFailed, again } = useAccountData('GET /account/addresses')
  useEffect(() => followStores([useCustomer]), [])
  useEffect(() => {
    if (data) useCustomer.setState({ email: user.email, addresses: data.addresses })
  }, [data, user.email])
  return (
    <Part name="addresses">
      <div className="max-w-xl">
        {data ? (
          <AddressesForm user={user} addresses={data.addresses} />
        ) : (
          <PartPending hasFailed={hasFailed} again={again} />
        )}
      </div>
    </Part>
  )
}

type Addresses = ReturnType<typeof useCustomer.getState>['addresses']

function AddressesForm({ user, addresses }: { user: User; addresses: Addresses }) {
  const { addresses: words, form: formWords } = useWords().account
  const [isSame, setSame] = useState(addresses.sameAddresses)
  const form = useForm(async (value, call) => {
    const { addresses: kept } = await call('PUT /account/addresses', {
      body: {
        billingAddress: readAddress(value, 'billingAddress'),
        deliveryAddress: isSame ? null : readAddress(value, 'deliveryAddress'),
        sameAddresses: isSame,
      },
    })
    useCustomer.setState({ email: user.email, addresses: kept })
    return words.done
  })
  return (
    <Form form={form} submit={formWords.save} look="outline">
      <AddressFields
        form={form}
        group="billingAddress"
        address={addresses.billingAddress ?? { name: user.name }}
        isShippedTo={isSame}
      />
      <Checkbox
        label={words.same}
        name="sameAddresses"
        checked={isSame}
        onChange={({ target }) => setSame(target.checked)}
      />
      {isSame ? null : (
        <AddressFields
          form={form}
          group="deliveryAddress"
          address={addresses.deliveryAddress ?? { name: user.name }}
          isShippedTo
        />
      )}
    </Form>
  )
}
