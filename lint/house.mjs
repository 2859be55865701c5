// The rules of this house, beside those that everybody has.
import { languages } from './languages.mjs'
import { linearPatterns } from './linear-patterns.mjs'
import { walls } from './walls.mjs'

export default { meta: { name: 'house' }, rules: { walls, languages, 'linear-patterns': linearPatterns } }
