import { useEffect, useState } from 'react'

const STILL_MS = 120

/** A value once it holds still: what is fetched by it is not fetched for every step on the way. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), STILL_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
