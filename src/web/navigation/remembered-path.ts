import { attempt } from '../state/attempt.ts'

const KEY = 'cimaise.intended'

// Letters, digits and @ - % _ ~ after the first slash, as the specification has it; `//host` would leave the site.
const SAFE_PATH = /^\/(?!\/)[A-Za-z0-9@\-%_~/]*$/

/** Whether a path may be gone to after a login: it is one of ours and carries nothing else. */
export const isSafePath = (path: string): boolean => SAFE_PATH.test(path)

/** Keeps where the visitor wanted to go, until the login is done. */
export function rememberPath(path: string): void {
  if (isSafePath(path)) attempt(() => sessionStorage.setItem(KEY, path))
}
