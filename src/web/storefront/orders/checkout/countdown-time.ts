/** Time as a countdown shows it: minutes and seconds, never below nothing. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}

/** Which mark was passed between two looks at the clock: what is said aloud is said at these only. */
export function passedMark(before: number, now: number): 'five' | 'one' | undefined {
  if (before > 60 && now <= 60 && now > 0) return 'one'
  if (before > 300 && now <= 300 && now > 60) return 'five'
  return undefined
}
