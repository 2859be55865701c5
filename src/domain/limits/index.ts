export { forgetTurns, type Limit, takeTurn } from './take-turn.ts'
