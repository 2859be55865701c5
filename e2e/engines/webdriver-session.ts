import { setTimeout as sleep } from 'node:timers/promises'

import { DESKTOP, type Driver, type Key, PRESS_MS, type Size } from './driver.ts'
import { watchFaults } from './watch-faults.ts'

// Where WebDriver keeps the keys that write nothing.
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

const PATIENCE_MS = 60_000

/** Opens a window by the W3C's WebDriver, in a browser that forgets everything when it is closed. */
export async function openSession(origin: string): Promise<Driver> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: {} },
  })
  const ask = <Value = null>(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) =>
    send<Value>(method, `${origin}/session/${sessionId}${path}`, body)
  const evaluate: Driver['evaluate'] = (work, ...given) =>
    ask('POST', '/execute/sync', { script: `return (${work.toString()}).apply(null, arguments)`, args: given })
  const act = (source: object) => ask('POST', '/actions', { actions: [source] })
  const typeKeys = (keys: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })

  const faults: string[] = []
  const readFaults = async () => {
    faults.push(...(await evaluate(watchFaults)))
    return faults
  }
  const driver: Driver = {
    goTo: async (address) => {
      await readFaults()
      await ask('POST', '/url', { url: address })
      await readFaults()
    },
    evaluate,
    press: async ({ x, y }) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: PRESS_MS },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    type: async (text) => void (await typeKeys(Array.from(text))),
    pressKey: async (key) => void (await typeKeys([KEYS[key]])),
    resize: (size) => resize(size),
    takePicture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    readFaults,
    close: async () => void (await ask('DELETE', '')),
  }

  /** Makes the part inside the window this large. */
  async function resize({ width, height }: Size): Promise<void> {
    await ask('POST', '/window/rect', { width, height })
    // The page hears of it a moment later.
    await sleep(300)
    const frame = await evaluate((wanted) => wanted - window.innerHeight, height)
    await ask('POST', '/window/rect', { width, height: height + frame })
  }

  await resize(DESKTOP)
  return driver
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const call = `WebDriver, ${method} ${new URL(address).pathname}`
  const reply = await fetch(address, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: Error) => {
    throw new Error(`${call}: ${error.message}`)
  })
  const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } }
  if (!reply.ok) throw new Error(`${call}: ${value.error}: ${value.message}`)
  return value
}
