import type { ProviderName } from '../contract/payments/values.ts'

// What a browser can do that no page of ours asks for, nor any frame in them.
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

// Whose card fields ask the browser for payments.
const PAYMENTS: Record<ProviderName, string> = { stripe: 'self "https://js.stripe.com"', sandbox: '' }

/** The policy that denies pages, and whatever may get into them, what they have no use for. */
export const permissionsFor = (paysWith: ProviderName | undefined): string =>
  [...UNUSED.map((name) => `${name}=()`), `payment=(${paysWith ? PAYMENTS[paysWith] : ''})`].join(', ')
