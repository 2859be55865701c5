export { forgetTurns, hasTurn, type Limit, restoreTurns, takeTurn } from './take-turn.ts'
