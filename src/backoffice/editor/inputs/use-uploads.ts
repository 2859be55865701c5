import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { sendFile, type Taken } from '../../api/send-file.ts'
import { rememberFile } from './known-files.ts'
import { toSendable } from './to-sendable.ts'
import { noteUploads } from './uploads-under-way.ts'

export interface Upload {
  id: number
  file: File
  share: number
  error?: unknown
}

/**
 * Sends files one after the other, in the order in which they were chosen; one that fails waits to be sent again. Whoever
 * is told of one that has arrived may refuse it by throwing.
 */
export function useUploads<To extends keyof Taken>(to: To, onTaken: (taken: Taken[To], file: File) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const line = useRef(Promise.resolve())
  const last = useRef(0)
  const told = useRef(onTaken)
  useLayoutEffect(() => {
    told.current = onTaken
  })
  const underWay = uploads.filter(({ error }) => error === undefined).length
  useEffect(() => noteUploads(underWay), [underWay])
  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const drop = (id: number) => setUploads((before) => before.filter((one) => one.id !== id))

  function send({ id, file }: Upload) {
    patch(id, { share: 0, error: undefined })
    const before = line.current
    const inTurn = async () => {
      await before
      try {
        const taken = await sendFile(to, await toSendable(file), (share) => patch(id, { share }))
        rememberFile(taken)
        told.current(taken, file)
        drop(id)
      } catch (error) {
        patch(id, { error })
      }
    }
    line.current = inTurn()
  }
  function add(files: Iterable<File>) {
    const added = [...files].map((file) => ({ id: ++last.current, file, share: 0 }))
    setUploads((before) => [...before, ...added])
    for (const one of added) send(one)
  }
  return { uploads, add, drop, retry: send }
}
