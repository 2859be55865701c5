/** Runs in a page: hears its errors from the first call on, and answers with those since the last one. */
export function watchFaults(): string[] {
  const watched = window as Window & { faultsHeard?: string[] }
  if (!watched.faultsHeard) {
    const faults: string[] = []
    watched.faultsHeard = faults
    const report = console.error
    console.error = (...parts: unknown[]) => {
      faults.push(parts.map(String).join(' '))
      report(...parts)
    }
    window.addEventListener('error', ({ message }) => void faults.push(message))
    window.addEventListener('unhandledrejection', ({ reason }) => void faults.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`${violatedDirective} forbids ${blockedURI}`),
    )
  }
  return watched.faultsHeard.splice(0)
}
