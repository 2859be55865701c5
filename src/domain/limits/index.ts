export { markAddress } from './mark-address.ts'
export { forgetTurns, hasTurn, type Limit, restoreTurns, restoreTurnsBelow, returnTurn, takeTurn } from './take-turn.ts'
