import { useCallback, useEffect, useState } from 'react'

export type Fetched<Value> = { value?: Value; error?: unknown; isLoading: boolean }

/**
 * What a call answered last, under a key; another key fetches anew, and a late answer to an old one is dropped. What is
 * known from before is shown until the answer is there.
 */
export function useFetched<Value>(
  key: string,
  fetchValue: (signal: AbortSignal) => Promise<Value>,
  known?: Value,
): Fetched<Value> & { retry: () => void; replace: (value: Value) => void } {
  const [state, setState] = useState<Fetched<Value> & { key: string }>({
    key,
    isLoading: true,
    ...(known === undefined ? {} : { value: known }),
  })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setState((before) => ({ ...(before.key === key ? before : { key }), key, isLoading: true }))
    fetchValue(leaving.signal).then(
      (value) => leaving.signal.aborted || setState({ key, value, isLoading: false }),
      (error: unknown) => leaving.signal.aborted || setState({ key, error, isLoading: false }),
    )
    return () => leaving.abort()
    // The key says all that the call depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, turn])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  const replace = useCallback((value: Value) => setState({ key, value, isLoading: false }), [key])
  return { ...(state.key === key ? state : { isLoading: true }), retry, replace }
}
