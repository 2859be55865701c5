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

/** The policy that denies pages, and whatever may get into them, what they have no use for; only Stripe's card fields ask for payments. */
export const permissionsFor = ({ paysWithStripe }: { paysWithStripe: boolean }): string =>
  [...UNUSED.map((name) => `${name}=()`), `payment=(${paysWithStripe ? 'self "https://js.stripe.com"' : ''})`].join(
    ', ',
  )
