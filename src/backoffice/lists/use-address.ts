import { useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * What a list was asked for in its address, and how one of it is changed; nothing takes it out again. Whoever has pressed
 * something that leads elsewhere is not called back by what they typed before.
 */
export function useAddress(): [params: URLSearchParams, set: (name: string, wished: string) => void] {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  function set(name: string, wished: string) {
    // The address is left before the screen is.
    if (state !== 'idle' || !window.location.pathname.endsWith(pathname)) return
    setParams(
      (before) => {
        if (wished) before.set(name, wished)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  }
  return [params, set]
}
