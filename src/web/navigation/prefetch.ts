interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Fetching ahead is a courtesy that costs: not offline, not on a 2g line, not when the visitor saves data. */
export function mayPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: NetworkInformation | undefined }).connection ?? {}
  return navigator.onLine && !saveData && !effectiveType.includes('2g')
}
