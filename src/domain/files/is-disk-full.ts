/** What disks and PostgreSQL say when they are full. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because there is no room left for it. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return FULL.has(code) || (cause !== undefined && isDiskFull(cause))
}
