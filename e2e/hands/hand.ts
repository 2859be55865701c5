import type { Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** A mouse or a finger, at places of the window. */
export interface Hand {
  down: (point: Point) => Promise<void>
  up: () => Promise<void>
  /** Twice, as quickly as people do it by habit. */
  double: (point: Point) => Promise<void>
  /** Down, then away from there while pressing, and up elsewhere. */
  dragOff: (point: Point) => Promise<void>
}

const BETWEEN_TWO_PRESSES_MS = 90
const AWAY = 170

export async function takeMouse(page: Page): Promise<Hand> {
  const { mouse } = page
  const screen = await page.context().newCDPSession(page)
  const down = async ({ x, y }: Point) => {
    await mouse.move(x - 3, y - 2)
    await mouse.move(x, y)
    await mouse.down()
  }
  return {
    down,
    up: () => mouse.up(),
    double: async (point) => {
      await down(point)
      await mouse.up()
      await page.waitForTimeout(BETWEEN_TWO_PRESSES_MS)
      await mouse.down({ clickCount: 2 })
      await mouse.up({ clickCount: 2 })
    },
    dragOff: async (point) => {
      // Straight to the browser: the library looks into every frame for what is dragged, and waits for ever for one
      // without scripts, in which a mail is shown.
      const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', y: number, buttons: number) =>
        screen.send('Input.dispatchMouseEvent', { type, x: point.x, y, button: 'left', buttons, clickCount: 1 })
      await mouse.move(point.x - 3, point.y - 2)
      await mouse.move(point.x, point.y)
      await send('mousePressed', point.y, 1)
      const away = awayFrom(page, point)
      for (const part of [0.25, 0.5, 0.75, 1]) await send('mouseMoved', point.y + (away - point.y) * part, 1)
      await send('mouseReleased', away, 0)
    },
  }
}

export async function takeFinger(page: Page): Promise<Hand> {
  const screen = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], timestamp?: number) => {
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp ? { timestamp } : {}) })
  }
  const down = ({ x, y }: Point) => touch('touchStart', [{ x, y }])
  const up = () => touch('touchEnd', [])
  return {
    down,
    up,
    double: async ({ x, y }) => {
      // The browser measures the time between them; a busy machine must not stretch it.
      const now = Date.now() / 1000
      const at = (ms: number) => now + ms / 1000
      await Promise.all([
        touch('touchStart', [{ x, y }], at(0)),
        touch('touchEnd', [], at(30)),
        touch('touchStart', [{ x, y }], at(30 + BETWEEN_TWO_PRESSES_MS)),
        touch('touchEnd', [], at(60 + BETWEEN_TWO_PRESSES_MS)),
      ])
    },
    dragOff: async (point) => {
      await down(point)
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', [{ x: point.x, y: point.y + (awayFrom(page, point) - point.y) * part }])
      }
      await up()
    },
  }
}

function awayFrom(page: Page, { y }: Point): number {
  const height = page.viewportSize()?.height ?? 0
  return y + AWAY < height ? y + AWAY : y - AWAY
}
