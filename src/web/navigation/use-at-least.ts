import { useEffect, useState } from 'react'

/** True while the state lasts, and never for less than the given time: what is shown briefly only flickers. */
export function useAtLeast(isActive: boolean, milliseconds: number): boolean {
  const [since, setSince] = useState<number>()

  useEffect(() => {
    if (isActive) {
      setSince((begun) => begun ?? performance.now())
      return
    }
    if (since === undefined) return
    const timer = setTimeout(() => setSince(undefined), Math.max(0, since + milliseconds - performance.now()))
    return () => clearTimeout(timer)
  }, [isActive, since, milliseconds])

  return isActive || since !== undefined
}
