// npm run reset-second-factor -- --email ada@gallery.example: for whoever has lost device and codes.
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

try {
  await ensureInstalled({ withTests: false })
  become(['scripts/forget-second-factor.mjs', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
