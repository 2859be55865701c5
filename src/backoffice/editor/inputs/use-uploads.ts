import { useLayoutEffect, useRef, useState } from 'react'

import { ApiError } from '../../../contract/client.ts'
import { sendPicture, type Taken } from '../../api/send-picture.ts'
import { rememberPicture } from './known-pictures.ts'

interface Upload {
  id: number
  file: File
  share: number
  error?: unknown
}

/** Sends pictures one after the other, in the order in which they were chosen; one that fails waits to be sent again. */
export function useUploads(onTaken: (taken: Taken) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const line = useRef(Promise.resolve())
  const last = useRef(0)
  const told = useRef(onTaken)
  useLayoutEffect(() => {
    told.current = onTaken
  })
  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const drop = (id: number) => setUploads((before) => before.filter((one) => one.id !== id))

  function send({ id, file }: Upload) {
    patch(id, { share: 0, error: undefined })
    const before = line.current
    const inTurn = async () => {
      await before
      try {
        const taken = await sendPicture(file, (share) => patch(id, { share }))
        rememberPicture(taken)
        drop(id)
        told.current(taken)
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

/** A photograph in a form that only some machines can show. */
export const isHeic = ({ file, error }: Upload) =>
  error instanceof ApiError && error.status !== 0 && /\.hei[cf]$/i.test(file.name)

export type { Upload }
