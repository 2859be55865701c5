// npm run gallery -- export FOLDER|FILE.zip, npm run gallery -- import FOLDER|FILE.zip [--dry-run]: a gallery as a folder.
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

try {
  await ensureInstalled({ withTests: false })
  become(['scripts/move-gallery.mjs', ...process.argv.slice(2)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
