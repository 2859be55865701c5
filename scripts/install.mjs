import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { withProgress } from './progress.mjs'
import { projectDir, run } from './run.mjs'

const modulesDir = path.join(projectDir, 'node_modules')
const stampFile = path.join(modulesDir, '.installed.json')

/**
 * Installs the packages of the lockfile unless they are there; those for tests when asked for, or where they were before.
 * @param {{ withTests: boolean }} options
 */
export async function ensureInstalled({ withTests: wantsTests }) {
  const lock = await readFile(path.join(projectDir, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  const stamp = await readFile(stampFile, 'utf8').then(JSON.parse, () => ({}))
  const withTests = wantsTests || stamp.withTests === true
  if (stamp.hash === hash && stamp.withTests === withTests) return

  // Adding the packages for tests must not pull the others away from under a gallery that is running.
  const isAddition = stamp.hash === hash
  const command = isAddition ? ['install', '--no-save'] : ['ci', ...(withTests ? [] : ['--omit=dev'])]
  const expected = countPackages(JSON.parse(lock.toString()), withTests)
  await withProgress(
    `Installing ${expected} packages`,
    () => run('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error']),
    () => countInstalled() / expected,
  )
  // The pinned runtime leaves headers and a second copy of itself behind.
  await rm(path.join(modulesDir, 'node/node_modules'), { recursive: true, force: true })
  await writeFile(stampFile, JSON.stringify({ hash, withTests }))
}

/**
 * @param {{ packages: Record<string, { dev?: boolean, optional?: boolean }> }} lock
 * @param {boolean} withTests
 */
function countPackages(lock, withTests) {
  return Object.entries(lock.packages).filter(([name, { dev, optional }]) => name && !optional && (withTests || !dev))
    .length
}

function countInstalled() {
  const list = (/** @type {string} */ folder) => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  }
  return list(modulesDir).reduce(
    (sum, name) => sum + (name.startsWith('@') ? list(path.join(modulesDir, name)).length : 1),
    0,
  )
}
