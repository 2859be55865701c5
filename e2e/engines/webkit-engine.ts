import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Driver, Engine } from './driver.ts'
import { openScreen } from './open-screen.ts'
import { endProgram, findProgram, startProgram } from './program.ts'
import { openSession } from './webdriver-session.ts'

/** WebKitGTK in its MiniBrowser, spoken to by plain WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  launch: async () => {
    const driver = findProgram('WebKitWebDriver')
    const screen = driver ? await openScreen() : undefined
    if (!driver || !screen) return undefined
    return { open: () => openWindow(driver, screen.settings), close: screen.close }
  },
}

/** Opens a window with a driver of its own, so that one that fails takes no other journey with it. */
async function openWindow(driver: string, settings: Record<string, string>): Promise<Driver> {
  const port = await findFreePort()
  const program = startProgram(driver, [`--port=${port}`], {
    env: { ...process.env, ...settings, LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await awaitReady(`${origin}/status`)
  const session = await openSession(origin)
  const close = () =>
    session
      .close()
      .catch(() => undefined)
      .then(() => endProgram(program))
  return { ...session, close }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function awaitReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver did not get ready in 10 s')
}
