/** Every way the API can refuse, by its stable name, with the HTTP status it travels under. */
export const ERROR_STATUS = {
  'malformed-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'link-invalid': 410,
  'link-used': 410,
  'link-expired': 410,
  'payload-too-large': 413,
  'picture-too-large': 413,
  'unsupported-media-type': 415,
  'picture-kind': 415,
  'picture-unreadable': 422,
  'picture-animated': 422,
  'picture-too-small': 422,
  'picture-too-narrow': 422,
  'validation-failed': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
