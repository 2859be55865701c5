// The rules of this house, beside those that everybody has.
import { linearPatterns } from './linear-patterns.mjs'
import { walls } from './walls.mjs'

export default { meta: { name: 'house' }, rules: { walls, 'linear-patterns': linearPatterns } }
