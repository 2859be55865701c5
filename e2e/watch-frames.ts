import type { Page } from '@playwright/test'

/** Whether a page draws by script, and when it did so last: what it draws on a canvas is seen to move by nothing else. */
interface Frames {
  asked: Set<number>
  last: number
}

declare global {
  interface Window {
    drawnFrames?: Frames
  }
}

/** Lets every document that comes from now on keep `window.drawnFrames`; answers with the way to end that. */
export const watchFrames = (page: Page) => page.addInitScript(keepFrames)

// Runs in the page, so it can use nothing from outside.
function keepFrames(): void {
  const frames: Frames = { asked: new Set(), last: 0 }
  Object.assign(window, { drawnFrames: frames })
  const ask = requestAnimationFrame
  const cancel = cancelAnimationFrame
  window.requestAnimationFrame = (draw) => {
    const number = ask((now) => {
      frames.asked.delete(number)
      frames.last = performance.now()
      draw(now)
    })
    frames.asked.add(number)
    return number
  }
  window.cancelAnimationFrame = (number) => {
    frames.asked.delete(number)
    cancel(number)
  }
}
