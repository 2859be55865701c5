// npm run test:engines [-- firefox cart]: walks the journeys of e2e/engines in every browser engine that is installed.
import { ensureBuilt } from './build.mjs'
import { findFreePort } from './find-free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { become } from './run.mjs'

try {
  await ensureInstalled({ withTests: true })
  await ensureBuilt()
  const port = process.env.E2E_PORT ?? String(await findFreePort())
  become(['e2e/engines/test-engines.ts', ...process.argv.slice(2)], { env: { E2E_PORT: port } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
