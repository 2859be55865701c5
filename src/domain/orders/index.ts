export { presentQuote } from './present-quote.ts'
export { priceCart, type PricedCart, type WantedCart } from './price-cart.ts'
export type { PricedLine } from './price-line.ts'
