// npm run create-admin -- --name "Ada Lovelace" --email ada@gallery.example: the first account with all rights.
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

try {
  await ensureInstalled({ withTests: false })
  become(['scripts/admit-admin.mjs', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
