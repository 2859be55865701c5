// npm start: installs and builds what is missing, then opens the gallery.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

try {
  await ensureInstalled({ withTests: false })
  await ensureBuilt()
  become(['scripts/serve.mjs'], { env: { NODE_ENV: 'production' } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
