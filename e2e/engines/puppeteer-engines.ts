import { setTimeout as sleep } from 'node:timers/promises'

import puppeteer, { type Browser as Puppet, type LaunchOptions } from 'puppeteer-core'

import { BROWSER_FLAGS } from '../browser-flags.ts'
import { type Browser, DESKTOP, type Driver, type Engine, PRESS_MS } from './driver.ts'
import { openScreen } from './open-screen.ts'
import { findProgram } from './program.ts'

/** Firefox, spoken to by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  launch: () => launchFirefox(findProgram('firefox-esr', 'firefox')),
}

/** Chromium, in which the journeys themselves are tried. */
export const chromium: Engine = {
  name: 'Chromium',
  packages: 'chromium',
  launch: () =>
    launch(process.env.CHROMIUM_PATH ?? findProgram('chromium', 'chromium-browser', 'google-chrome'), {
      browser: 'chrome',
      args: [...BROWSER_FLAGS, '--lang=en-GB'],
    }),
}

/** Without a screen Firefox draws no rooms: it is given one where there is a program for it. */
async function launchFirefox(program: string | undefined): Promise<Browser | undefined> {
  const screen = program ? await openScreen() : undefined
  const browser = await launch(program, {
    browser: 'firefox',
    headless: screen === undefined,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
    env: { ...process.env, ...screen?.settings },
  })
  return (
    browser && {
      open: browser.open,
      close: async () => {
        await browser.close()
        await screen?.close()
      },
    }
  )
}

async function launch(program: string | undefined, options: LaunchOptions): Promise<Browser | undefined> {
  if (!program) return undefined
  const browser = await puppeteer.launch({ executablePath: program, protocolTimeout: 60_000, ...options })
  return { open: () => openPage(browser), close: () => browser.close() }
}

async function openPage(browser: Puppet): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(DESKTOP)
  const faults: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  page.on('pageerror', (error) => void faults.push(String(error)))
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    // Its types know of handles to things in the page, which are never given here.
    evaluate: (work, ...given) => page.evaluate(work as (...all: unknown[]) => ReturnType<typeof work>, ...given),
    press: async ({ x, y }) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await sleep(PRESS_MS)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    takePicture: () => page.screenshot(),
    readFaults: async () => faults,
    close: () => context.close(),
  }
}
