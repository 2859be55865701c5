import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { steer, type Steering } from './steer.ts'

type Asked = [keyof Steering, ...unknown[]]

let asked: Asked[]
let canvas: EventTarget & { style: { touchAction?: string } }

/** Something of the browser's own, as its canvas is told it. */
const tell = (type: string, said: object = {}) => {
  const event = Object.assign(new Event(type, { cancelable: true }), said)
  canvas.dispatchEvent(event)
  return event
}
const press = (code: string, key = code, more = {}) => tell('keydown', { code, key, ...more })
const release = (code: string) => tell('keyup', { code })
const pointer = (type: string, x: number, y: number, pointerId = 1) =>
  tell(`pointer${type}`, { pointerId, clientX: x, clientY: y, button: 0 })

beforeEach(() => {
  asked = []
  canvas = Object.assign(new EventTarget(), {
    style: {},
    closest: () => null,
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
  })
  const note =
    (name: keyof Steering) =>
    (...what: unknown[]) =>
      void asked.push([name, ...what])
  const steering = {
    push: note('push'),
    look: note('look'),
    move: note('move'),
    step: note('step'),
    choose: note('choose'),
  }
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  steer(canvas as unknown as HTMLCanvasElement, steering, ending.signal)
})

test.each([
  ['ArrowUp', { ahead: 1, aside: 0, turn: 0 }],
  ['KeyW', { ahead: 1, aside: 0, turn: 0 }],
  ['ArrowDown', { ahead: -1, aside: 0, turn: 0 }],
  ['KeyS', { ahead: -1, aside: 0, turn: 0 }],
  ['ArrowLeft', { ahead: 0, aside: 0, turn: -1 }],
  ['KeyA', { ahead: 0, aside: 0, turn: -1 }],
  ['ArrowRight', { ahead: 0, aside: 0, turn: 1 }],
  ['KeyD', { ahead: 0, aside: 0, turn: 1 }],
  ['KeyQ', { ahead: 0, aside: -1, turn: 0 }],
  ['KeyE', { ahead: 0, aside: 1, turn: 0 }],
])('%s walks or turns for as long as it is held', (code, push) => {
  expect(press(code).defaultPrevented).toBe(true)
  release(code)
  expect(asked).toEqual([
    ['push', push],
    ['push', { ahead: 0, aside: 0, turn: 0 }],
  ])
})

test('two keys go together, against each other nowhere, and none is held any longer when the focus goes', () => {
  for (const code of ['ArrowUp', 'KeyW', 'KeyE', 'ArrowDown']) press(code)
  release('ArrowDown')
  tell('focusout')
  expect(asked.map(([, push]) => push)).toEqual([
    { ahead: 1, aside: 0, turn: 0 },
    { ahead: 1, aside: 0, turn: 0 },
    { ahead: 1, aside: 1, turn: 0 },
    { ahead: 1, aside: 1, turn: 0 },
    { ahead: 1, aside: 1, turn: 0 },
    { ahead: 0, aside: 0, turn: 0 },
  ])
})

test('n and p, with Shift or by Page Down and Up, lead along the walk; keys of the browser stay its own', () => {
  for (const key of ['n', 'N', 'PageDown', 'p', 'P', 'PageUp']) press('', key)
  expect(asked).toEqual([1, 1, 1, -1, -1, -1].map((by) => ['step', by]))
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press('ArrowLeft', 'ArrowLeft', { [held]: true })
  expect(press('Tab').defaultPrevented).toBe(false)
  expect(asked).toHaveLength(6)
})

test('a drag looks around and chooses nothing; a press that hardly moves chooses the point of the canvas', () => {
  pointer('down', 100, 100)
  pointer('move', 50, 100)
  pointer('move', 0, 120)
  pointer('up', 0, 120)
  tell('click', { clientX: 0, clientY: 120 })
  expect(asked).toEqual([
    ['look', expect.closeTo(7), 0],
    ['look', expect.closeTo(7), expect.closeTo(2.8)],
  ])

  pointer('down', 110, 220)
  pointer('move', 112, 220)
  pointer('up', 112, 220)
  tell('click', { clientX: 112, clientY: 220 })
  expect(asked.at(-1)).toEqual(['choose', 102, 200])
})

test('two fingers walk: apart forwards, together backwards; they neither look nor choose', () => {
  expect(canvas.style.touchAction).toBe('none')
  pointer('down', 100, 100, 1)
  pointer('down', 200, 100, 2)
  pointer('move', 300, 100, 2)
  pointer('move', 150, 100, 1)
  pointer('up', 150, 100, 1)
  pointer('up', 300, 100, 2)
  tell('click', { clientX: 300, clientY: 100 })
  expect(asked).toEqual([
    ['move', expect.closeTo(1.2)],
    ['move', expect.closeTo(-0.6)],
  ])
})

test('a wheel walks, however it counts, by no more than a stride; with Ctrl it is the browser’s own', () => {
  vi.stubGlobal('WheelEvent', { DOM_DELTA_PIXEL: 0 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const isTaken = (said: object) => tell('wheel', { deltaMode: 0, ...said }).defaultPrevented
  expect(isTaken({ deltaY: -100 })).toBe(true)
  expect(isTaken({ deltaY: 3, deltaMode: 1 })).toBe(true)
  expect(isTaken({ deltaY: -5000 })).toBe(true)
  expect(isTaken({ deltaY: -100, ctrlKey: true })).toBe(false)
  expect(asked).toEqual([0.35, -0.315, 0.7].map((metres) => ['move', expect.closeTo(metres)]))
})
