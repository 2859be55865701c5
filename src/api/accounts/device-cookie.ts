const NAME = 'known_device'
const A_YEAR = 365 * 24 * 60 * 60

/** The header that makes a browser keep what its device is known by, and show it where somebody comes in. */
export const writeDeviceCookie = (proof: string, isSecure: boolean): string =>
  [
    `${NAME}=${proof}`,
    'Path=/api/auth',
    `Max-Age=${A_YEAR}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

/** What a browser shows of it. */
export const readDeviceCookie = (header: string | undefined): string | undefined =>
  /(?:^|;) ?known_device=([\w.-]{1,100})(?:;|$)/.exec(header ?? '')?.[1]
