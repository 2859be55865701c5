import { attempt } from '../state/attempt.ts'

const KEY = 'cimaise.intended'

// Letters, digits and @ - % _ ~ after the first slash, as the specification has it; `//host` would leave the site.
const SAFE_PATH = /^\/(?!\/)[A-Za-z0-9@\-%_~/]*$/

/**
 * Whether a path may be gone to after a login: it is one of ours and carries nothing else, not even when somebody
 * decodes it once more.
 */
export function isSafePath(path: string): boolean {
  const decoded = SAFE_PATH.test(path) && attempt(() => decodeURIComponent(path))
  return typeof decoded === 'string' && !/[\\.%\p{Cc}]|\/\//u.test(decoded)
}

/** Keeps where the visitor wanted to go, until the login is done. */
export function rememberPath(path: string): void {
  if (isSafePath(path)) attempt(() => sessionStorage.setItem(KEY, path))
}

/** Where the visitor wanted to go, asked once; anybody can write into a browser's storage. */
export function takePath(): string | undefined {
  const path = attempt(() => sessionStorage.getItem(KEY))
  forgetPath()
  return path && isSafePath(path) ? path : undefined
}

/** Whether the visitor is on the way to somewhere. */
export const hasPath = (): boolean => Boolean(attempt(() => sessionStorage.getItem(KEY)))

/** The visitor goes another way. */
export const forgetPath = (): void => attempt(() => sessionStorage.removeItem(KEY))
