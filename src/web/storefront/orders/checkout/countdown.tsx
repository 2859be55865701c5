import { useEffect, useRef, useState } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { announce } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { formatCountdown, passedMark } from './countdown-time.ts'

const RENEWED_FROM_SECONDS = 5 * 60

interface CountdownProps {
  heldUntil: number
  canRenew: boolean
  /** For how many minutes. */
  minutes: number
  /** Whether it could be done. */
  onRenew: () => Promise<boolean>
  onOver: () => void
}

/** How long the works are still held: seen every second, heard at five minutes and at one. */
export function Countdown({ heldUntil, canRenew, minutes, onRenew, onOver }: CountdownProps) {
  const { pay: words } = useWords().cart.checkout
  const [left, setLeft] = useState(() => (heldUntil - Date.now()) / 1000)
  const last = useRef(left)
  const over = useRef(onOver)
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const look = () => {
      // Reckoned from the clock each time: a device that slept goes on where it should.
      const now = (heldUntil - Date.now()) / 1000
      const mark = passedMark(last.current, now)
      if (mark) announce(words.minutesLeft[mark])
      last.current = now
      setLeft(now)
      if (now <= 0) {
        clearInterval(timer)
        over.current()
      }
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [heldUntil, words])
  async function renew() {
    // The button goes with what it did.
    if (await onRenew()) told.current?.focus()
  }
  const isNear = left <= RENEWED_FROM_SECONDS
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-line py-3">
      <p ref={told} tabIndex={-1} className="text-body">
        {words.held}
        {words.time}
        <span role="timer" className={`ml-2 font-display text-title tabular-nums ${isNear ? 'text-accent' : ''}`}>
          {formatCountdown(left)}
        </span>
      </p>
      {isNear && canRenew ? (
        <Button look="outline" onClick={() => void renew()}>
          {fill(words.renew, { minutes })}
        </Button>
      ) : null}
    </div>
  )
}
