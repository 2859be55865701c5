/** Where somebody stands in a virtual gallery: before a work, or anywhere in the rooms, or before the walls of the page. */
export interface Standing {
  /** Whether the room is entered. */
  isInside: boolean
  /** The work one stands before. */
  at: string | null
  spot: { x: number; z: number; heading: number } | null
}

/** Reads from an address where its visitor stands; what is wrong in it is as if it were not there. */
export function readStanding(search: string): Standing {
  const query = new URLSearchParams(search)
  const at = query.get('at')
  const numbers = query.get('spot')?.split(',').map(Number) ?? []
  const [x = NaN, z = NaN, heading = NaN] = numbers
  const isSpot = !at && numbers.length === 3 && numbers.every((number) => Number.isFinite(number))
  return { isInside: query.has('room'), at: at || null, spot: isSpot ? { x, z, heading } : null }
}

/** The query of an address that leads back to there. */
export function writeStanding({ isInside, at, spot }: Standing): string {
  const parts = [
    ...(isInside ? ['room=1'] : []),
    ...(at ? [`at=${encodeURIComponent(at)}`] : []),
    ...(spot && !at
      ? [`spot=${[spot.x, spot.z, spot.heading].map((number) => Number(number.toFixed(2))).join()}`]
      : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Notes in the address of the present page where one stands: no step of the history, and nothing is rendered for it. */
export const keepStanding = (standing: Standing): void =>
  history.replaceState(history.state, '', `${location.pathname}${writeStanding(standing)}`)
