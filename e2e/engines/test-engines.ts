// Opens the gallery, walks the journeys in it, and closes it again, however they end.
import openGalleries from '../open-galleries.ts'
import { walkEngines } from './walk-engines.ts'

const close = await openGalleries()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close().finally(() => process.exit(1)))
let { passed, failed } = { passed: 0, failed: 0 }
try {
  ;({ passed, failed } = await walkEngines(process.argv.slice(2)))
} catch (error) {
  failed += 1
  console.error(error)
}
await close()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
