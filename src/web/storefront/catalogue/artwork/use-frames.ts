import { useEffect, useState } from 'react'

import type { Picture } from '../../../../contract/catalogue/shapes.ts'
import { useStorage } from '../../../navigation/storage.ts'
import { frameOrder, nearestFrame } from './frame-order.ts'

const AT_ONCE = 3

/** Fetches the frames of a turn at the width that they are seen in, and tells which of them can be shown instead of one. */
export function useFrames(frames: Picture[], pixels: number) {
  const addressOf = useStorage()
  const [come, setCome] = useState<ReadonlySet<number>>(new Set())

  const addressAt = ({ path, widths }: Picture) => {
    const width = widths.toSorted((one, other) => one - other).find((one) => one >= pixels) ?? Math.max(...widths)
    return addressOf(`${path.slice(0, path.lastIndexOf('/'))}/${width}.webp`)
  }
  const addresses = frames.map(addressAt).join(' ')

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const waiting = frameOrder(frames.length)
    const all = addresses.split(' ')
    const fetchNext = async () => {
      for (let at = waiting.shift(); at !== undefined && !signal.aborted; at = waiting.shift()) {
        const image = new Image()
        image.src = all[at] ?? ''
        const hasCome = await image.decode().then(
          () => true,
          () => false,
        )
        const frame = at
        if (hasCome && !signal.aborted) setCome((before) => new Set(before).add(frame))
      }
    }
    for (let line = 0; line < AT_ONCE; line++) void fetchNext()
    return () => ending.abort()
  }, [addresses, frames.length])

  return {
    isWhole: come.size === frames.length,
    /** The address of a frame, or of the nearest that has come; nothing until one has. */
    seenAt: (at: number) => {
      const seen = nearestFrame(at, come, frames.length)
      return seen === undefined ? undefined : addresses.split(' ')[seen]
    },
  }
}
