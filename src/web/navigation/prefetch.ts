import { useSyncExternalStore } from 'react'

interface NetworkInformation extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): NetworkInformation | undefined => (navigator as { connection?: NetworkInformation }).connection

/** Fetching ahead is a courtesy that costs: not offline, not on a 2g line, not when the visitor saves data. */
function mayPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return navigator.onLine && !saveData && !effectiveType.includes('2g')
}

function subscribe(onChange: () => void): () => void {
  const sources: (EventTarget | undefined)[] = [window, connection()]
  const events = ['online', 'offline', 'change']
  for (const source of sources) for (const event of events) source?.addEventListener(event, onChange)
  return () => {
    for (const source of sources) for (const event of events) source?.removeEventListener(event, onChange)
  }
}

/** Whether links may fetch their pages ahead right now. */
export const useMayPrefetch = (): boolean => useSyncExternalStore(subscribe, mayPrefetch, () => false)
