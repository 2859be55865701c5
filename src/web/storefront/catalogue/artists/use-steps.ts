import { useNavigate } from 'react-router'

import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { useStepping } from '../use-stepping.ts'

/** Steps to the previous or next place by arrow key or by swipe; returns what listens for the swipe. */
export function useSteps(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate()
  const locale = useLocale()
  return useStepping((by) => {
    const to = by < 0 ? previous : next
    if (to !== undefined) void navigate(localizePath(to, locale))
  })
}
