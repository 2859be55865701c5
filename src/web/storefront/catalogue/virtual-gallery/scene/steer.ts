import type { Push } from './walker.ts'

/** What hands on keys, mouse or glass ask for. */
export interface Steering {
  push: (push: Push) => void
  /** Degrees. */
  look: (turn: number, tilt: number) => void
  /** Metres forwards. */
  move: (ahead: number) => void
  step: (by: 1 | -1) => void
  /** A tap at a point of the canvas. */
  choose: (x: number, y: number) => void
}

// By their place on the keyboard, so that they lie under the same fingers in every country.
const PUSHES: Record<string, Partial<Push>> = {
  ArrowUp: { ahead: 1 },
  KeyW: { ahead: 1 },
  ArrowDown: { ahead: -1 },
  KeyS: { ahead: -1 },
  ArrowLeft: { turn: -1 },
  KeyA: { turn: -1 },
  ArrowRight: { turn: 1 },
  KeyD: { turn: 1 },
  KeyQ: { aside: -1 },
  KeyE: { aside: 1 },
}
const STEPS: Record<string, 1 | -1> = { PageDown: 1, n: 1, PageUp: -1, p: -1 }

const DEGREES_PER_PIXEL = 0.14
const METRES_PER_WHEEL = 0.0035
const METRES_PER_PINCH = 0.012
const TAP = 7

/** Listens to keyboard, mouse and touch on a canvas, to keys around it too, until the signal ends it. */
export function steer(canvas: HTMLCanvasElement, steering: Steering, signal: AbortSignal): void {
  listenToKeys(canvas, steering, signal)
  listenToPointers(canvas, steering, signal)
  canvas.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl it enlarges the page, which is the visitor's own.
      if (event.ctrlKey) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30
      steering.move(-Math.max(-200, Math.min(200, pixels)) * METRES_PER_WHEEL)
    },
    { signal, passive: false },
  )
}

/** Whoever has pressed a button walks on by key: keys are taken wherever the focus is in the room's window. */
function listenToKeys(canvas: HTMLCanvasElement, steering: Steering, signal: AbortSignal): void {
  const around: HTMLElement = canvas.closest('dialog') ?? canvas
  const down = new Set<string>()
  const push = () => {
    const total: Push = { ahead: 0, aside: 0, turn: 0 }
    for (const code of down) {
      const { ahead = 0, aside = 0, turn = 0 } = PUSHES[code] ?? {}
      total.ahead += ahead
      total.aside += aside
      total.turn += turn
    }
    steering.push({ ahead: Math.sign(total.ahead), aside: Math.sign(total.aside), turn: Math.sign(total.turn) })
  }
  around.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!step && !PUSHES[event.code]) return
      event.preventDefault()
      if (step) steering.step(step)
      else if (!down.has(event.code) || event.repeat) {
        down.add(event.code)
        push()
      }
    },
    { signal },
  )
  const release = (code?: string) => {
    if (code) down.delete(code)
    else down.clear()
    push()
  }
  around.addEventListener('keyup', ({ code }) => PUSHES[code] && release(code), { signal })
  around.addEventListener('focusout', () => release(), { signal })
}

function listenToPointers(canvas: HTMLCanvasElement, steering: Steering, signal: AbortSignal): void {
  const held = new Map<number, { x: number; y: number }>()
  let travelled = 0
  const apart = () => {
    const [one, other] = [...held.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  canvas.style.touchAction = 'none'
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      canvas.setPointerCapture(event.pointerId)
      if (held.size === 0) travelled = 0
      else travelled = Infinity
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = held.get(event.pointerId)
      if (!before) return
      const [across, down] = [event.clientX - before.x, event.clientY - before.y]
      const wide = apart()
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
      travelled += Math.hypot(across, down)
      if (held.size > 1) steering.move((apart() - wide) * METRES_PER_PINCH)
      else if (travelled > TAP) steering.look(-across * DEGREES_PER_PIXEL, down * DEGREES_PER_PIXEL)
    },
    { signal },
  )
  const release = ({ pointerId }: PointerEvent) => void held.delete(pointerId)
  for (const type of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(type, release, { signal })
  // Not when the pointer goes up: the second press of two that led into the room is a click that never comes here.
  canvas.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      if (travelled > TAP) return
      const { left, top } = canvas.getBoundingClientRect()
      steering.choose(clientX - left, clientY - top)
    },
    { signal },
  )
}
