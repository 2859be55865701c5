// npm run demo:scale -- 100000: fills the gallery's catalogue with that many invented works, for measuring.
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

try {
  await ensureInstalled({ withTests: false })
  become(['scripts/fill-catalogue.mjs', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
