import { existsSync } from 'node:fs'
import path from 'node:path'

import { expectSeconds, withProgress } from './progress.mjs'
import { projectDir, run, runTool } from './run.mjs'

// The first has no window at all, and takes a seventh less of the processor.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const APT = 'apt-get install -y -qq'
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser for the tests: the one named, the system's, Playwright's own, else one that is installed now.
 * @param {{ isShown?: boolean }} [options] whether that is told while it takes its time
 * @returns {Promise<string>} the path of its program
 */
export async function findBrowser({ isShown = true } = {}) {
  const found = await findInstalled()
  if (found) return found
  /** @type {[string, () => Promise<unknown>][]} */
  const ways = [
    ['Playwright', () => runTool('playwright', ['install', 'chromium'])],
    [
      'the system',
      () => run('sh', ['-c', `apt-get update -qq && (${APT} chromium-headless-shell || ${APT} chromium)`]),
    ],
    ['npm', () => run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium'])],
  ]
  const reasons = []
  for (const [name, install] of ways) {
    try {
      await (isShown ? withProgress(`Installing a browser from ${name}`, install, expectSeconds(60)) : install())
      const installed = await findInstalled()
      if (installed) return installed
    } catch (error) {
      reasons.push(`${name}: ${/** @type {Error} */ (error).message.trim().split('\n').at(-1)}`)
    }
  }
  throw new Error(`No browser for the tests: set CHROMIUM_PATH to a Chromium.\n${reasons.join('\n')}`)
}

async function findInstalled() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...MAC_PROGRAMS,
  ]
  const system = candidates.find((file) => existsSync(file))
  if (system) return system
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  const packed = path.join(projectDir, 'node_modules/@sparticuz/chromium/build/index.js')
  if (!existsSync(packed)) return undefined
  const { default: sparticuz } = await import(packed)
  return sparticuz.executablePath()
}
