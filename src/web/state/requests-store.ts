import { create } from 'zustand'

interface Requests {
  /** How many are under way. */
  active: number
  /** Whether one of those since the bar last rested has failed. */
  hasFailed: boolean
}

/** What is being waited for, so that the loading bar can show it. */
export const useRequests = create<Requests>(() => ({ active: 0, hasFailed: false }))

const begin = () =>
  useRequests.setState(({ active, hasFailed }) => ({ active: active + 1, hasFailed: active > 0 && hasFailed }))
const end = (isGood: boolean) =>
  useRequests.setState(({ active, hasFailed }) => ({ active: active - 1, hasFailed: hasFailed || !isGood }))

/** Notes some work as under way until the returned function is called with its outcome. */
export function trackRequest(): (isGood: boolean) => void {
  begin()
  return end
}

/** The browser's fetch, watched by the loading bar; each failure is logged once. */
export async function trackedFetch(url: string, init: RequestInit): Promise<Response> {
  const finish = trackRequest()
  try {
    const response = await fetch(url, init)
    if (!response.ok) logFailure(init.method, url, response.status)
    finish(response.ok)
    return response
  } catch (error) {
    const isAborted = error instanceof Error && error.name === 'AbortError'
    if (!isAborted) logFailure(init.method, url, String(error))
    finish(isAborted)
    throw error
  }
}

/** Says in the console which request failed, and why. */
export function logFailure(method = 'GET', url: string, reason: string | number): void {
  // oxlint-disable-next-line no-console -- the specification wants failed requests logged where they happen
  console.error(`${method} ${url} failed: ${reason}`)
}
