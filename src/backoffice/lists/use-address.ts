import { useSearchParams } from 'react-router'

/** What a list was asked for in its address, and how one of it is changed; nothing takes it out again. */
export function useAddress(): [params: URLSearchParams, set: (name: string, wished: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = (name: string, wished: string) =>
    setParams(
      (before) => {
        if (wished) before.set(name, wished)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  return [params, set]
}
