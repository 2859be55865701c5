import type { storefront } from './en/storefront.ts'

/** Every word of the storefront; each language ships to the browser on its own. */
export type StorefrontWords = typeof storefront
