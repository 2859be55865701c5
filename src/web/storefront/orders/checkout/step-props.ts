import type { useCheckedCart } from '../cart/use-checked-cart.ts'

/** What every step after the cart is given. */
export interface StepProps {
  checked: ReturnType<typeof useCheckedCart>
}
