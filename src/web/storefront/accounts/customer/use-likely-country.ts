import { guessCountry } from '../../../forms/guess-country.ts'
import { useCustomer } from './customer-store.ts'
import { useDelivery } from './delivery-store.ts'

/** The country that works are most likely to be shipped to: the chosen one, that of the address, or a guess. */
export function useLikelyCountry(): string {
  const chosen = useDelivery(({ country }) => country)
  const { deliveryAddress, billingAddress, sameAddresses } = useCustomer(({ addresses }) => addresses)
  const address = sameAddresses ? billingAddress : (deliveryAddress ?? billingAddress)
  return guessCountry({ known: [chosen, address?.country], languages: navigator.languages })
}
