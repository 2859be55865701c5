export { makeInsideMark } from './inside-mark.ts'
export { markAddress } from './mark-address.ts'
export { forgetTurns, hasTurn, type Limit, restoreTurns, restoreTurnsBelow, returnTurn, takeTurn } from './take-turn.ts'
export { createTurnstile, type Turnstile } from './turnstile.ts'
