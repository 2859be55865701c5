import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Engine } from './driver.ts'
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
    const port = await findFreePort()
    const program = startProgram(driver, [`--port=${port}`, '--replace-on-new-session'], {
      env: { ...process.env, ...screen.settings, LANG: 'en_GB.UTF-8' },
      stdio: 'ignore',
    })
    const origin = `http://127.0.0.1:${port}`
    await awaitReady(`${origin}/status`)
    return {
      open: () => openSession(origin),
      close: async () => {
        await endProgram(program)
        await screen.close()
      },
    }
  },
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
