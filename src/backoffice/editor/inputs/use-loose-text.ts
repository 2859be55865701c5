import { useEffect, useState } from 'react'

import { useForm } from '../form-context.ts'

/** What is typed into a field, as it is typed; while it means nothing, it is kept over a reload beside the draft. */
export function useLooseText(path: string, isLoose: (text: string) => boolean) {
  const { loose } = useForm()
  const [typed, setTyped] = useState(() => loose.get(path))
  const kept = typed !== undefined && isLoose(typed) ? typed : undefined
  // A row that is moved takes its fields along to other paths: all are forgotten before any is put.
  useEffect(() => {
    if (kept !== undefined) loose.put(path, kept)
    queueMicrotask(() => loose.settle())
    return () => loose.forget(path)
  }, [loose, path, kept])
  return [typed, setTyped] as const
}
