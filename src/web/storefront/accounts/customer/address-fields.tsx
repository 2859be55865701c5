import type { Reply } from '../../../../contract/client.ts'
import { fill } from '../../../../messages/fill.ts'
import { Field } from '../../../components/field.tsx'
import { CountryOptions } from '../../../forms/country-options.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import type { useForm } from '../../../forms/use-form.ts'
import { useWords } from '../../../words.ts'

type Address = NonNullable<Reply<'GET /account/addresses'>['addresses']['billingAddress']>

// Nobody is rung up about a plan's invoice.
const WITHOUT_PHONE = 'billing'

interface AddressFieldsProps {
  form: ReturnType<typeof useForm>
  /** What the names of its fields begin with. */
  group: 'billingAddress' | 'deliveryAddress' | typeof WITHOUT_PHONE
  address: Partial<Address>
  /** Whether works are shipped there. */
  isShippedTo: boolean
}

/** The lines of one address, known to browsers by their usual names. */
export function AddressFields({ form, group, address, isShippedTo }: AddressFieldsProps) {
  const { addresses: words, form: formWords } = useWords().account
  const kind = group === 'deliveryAddress' ? 'shipping' : 'billing'
  const optional = (label: string) => fill(formWords.optional, { label })
  const line = (name: keyof Address, autoComplete: string, maxLength: number) => ({
    defaultValue: address[name] ?? '',
    autoComplete: `${kind} ${autoComplete}`,
    maxLength,
    ...form.field(`${group}.${name}`),
  })
  return (
    <fieldset className="space-y-6">
      <legend className="mb-6 font-display text-lead">{kind === 'billing' ? words.billing : words.delivery}</legend>
      <Field label={words.name} required {...line('name', 'name', 100)} />
      {kind === 'billing' ? (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          <Field label={optional(words.company)} {...line('company', 'organization', 100)} />
          <Field label={optional(words.vatNumber)} {...line('vat_number', 'off', 30)} autoComplete="off" />
        </div>
      ) : (
        <Field label={optional(words.company)} {...line('company', 'organization', 100)} />
      )}
      {group === WITHOUT_PHONE ? null : (
        <Field label={optional(words.phone)} type="tel" {...line('phone', 'tel', 40)} />
      )}
      <Field label={words.address} required {...line('address', 'street-address', 200)} />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_2fr]">
        <Field label={words.postcode} required {...line('postcode', 'postal-code', 20)} />
        <Field label={words.city} required {...line('city', 'address-level2', 100)} />
      </div>
      <SelectField
        label={isShippedTo ? words.country : words.billingCountry}
        required
        autoComplete={`${kind} country`}
        defaultValue={address.country ?? ''}
        {...form.field(`${group}.country`)}
      >
        <option value="">{words.choose}</option>
        <CountryOptions />
      </SelectField>
    </fieldset>
  )
}

/** What was typed into those lines. */
export const readAddress = (value: (name: string) => string, group: AddressFieldsProps['group']): Address => ({
  name: value(`${group}.name`),
  company: value(`${group}.company`),
  vat_number: value(`${group}.vat_number`),
  phone: value(`${group}.phone`),
  address: value(`${group}.address`),
  postcode: value(`${group}.postcode`),
  city: value(`${group}.city`),
  country: value(`${group}.country`),
})
