import type { Paint } from '../../painter.ts'
import { smoothstep } from '../../painting/color.ts'
import { clipPath } from './coasts.ts'
import { Plotter } from './plotter.ts'

/** The height of the tide after so many days: two tides a day, spring and neap twice a month. */
const tide = (days: number) => {
  const lunar = days * 1.9323 * Math.PI * 2
  const solar = days * 2 * Math.PI * 2
  return 0.62 * Math.cos(lunar) + 0.3 * Math.cos(solar + 0.8) + 0.1 * Math.cos(lunar / 2 + 0.6)
}

const clock = (hours: number) =>
  `${Math.floor(hours)}`.padStart(2, '0') + `${Math.floor((hours % 1) * 60)}`.padStart(2, '0')

/** One month of tides, one line a day, each drawn over the one before. */
export const plotClosedHarbour: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0015, tone: [0.962, 0.008, 95] })
  const { width, height } = plotter
  const [left, right, top, bottom] = [0.2, width - 0.09, 0.1, height - 0.09]
  const days = 30
  for (let day = 0; day < days; day++) {
    const base = top + ((bottom - top) * (day + 0.5)) / days
    const path: number[] = []
    for (let at = 0; at <= 240; at++) {
      const share = at / 240
      path.push(left + (right - left) * share, base - tide(day + share) * 0.052)
    }
    plotter.plot('blue', path, { width: 1.1 })
    for (let under = 1; under < 5; under++)
      plotter.plot(
        'blue',
        path.map((part, at) => (at % 2 ? part + under * 0.0042 * (1 + Math.max(0, (base - part) * 16)) : part)),
        { width: 0.6, load: 0.75 - under * 0.1 },
      )
    plotter.write('black', 0.055, base + 0.005, 0.012, `${day + 1}`.padStart(2, '0'))
    const highs: number[] = []
    for (let at = 1; at < 240; at++)
      if (tide(day + at / 240) > tide(day + (at - 1) / 240) && tide(day + at / 240) >= tide(day + (at + 1) / 240))
        highs.push(at / 240)
    for (const [at, high] of highs.slice(0, 2).entries())
      plotter.write('black', 0.088 + at * 0.053, base + 0.004, 0.0092, clock(high * 24))
    for (const high of highs) {
      const [x, y] = [left + (right - left) * high, base - tide(day + high) * 0.052]
      plotter.plot('red', [x, y - 0.004, x, y - 0.012], { times: 2, width: 1.3 })
    }
  }
  for (let hour = 0; hour <= 24; hour += 6) {
    const x = left + ((right - left) * hour) / 24
    plotter.plot('black', [x, top - 0.036, x, top - 0.028, x, top - 0.02])
    plotter.write('black', x - 0.009, top - 0.042, 0.0105, `${hour}`.padStart(2, '0'))
    plotter.dash('black', [x, top - 0.016, x, bottom + 0.02], 0.003, 0.009)
  }
  plotter.register(0.035, 0.035, 0.012)
  plotter.register(width - 0.035, height - 0.035, 0.012)
  plotter.finish()
}

/** The trains of one day as slanting lines: the steeper, the faster; where two cross, two trains met. */
export const plotNightTrains: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0018, tone: [0.95, 0.02, 90], folds: { down: [0.25, 0.5, 0.75] } })
  const { width, height } = plotter
  const [left, right, top, bottom] = [0.09, width - 0.06, 0.11, height - 0.08]
  const stations = [0, 0.07, 0.11, 0.24, 0.31, 0.47, 0.52, 0.55, 0.7, 0.86, 0.93, 1]
  for (const [at, station] of stations.entries()) {
    const y = top + (bottom - top) * station
    plotter.plot('black', [left, y, (left + right) / 2, y, right, y], {
      width: at % 5 === 0 || at === 11 ? 1.3 : 0.6,
      load: 0.8,
    })
    plotter.write('black', 0.05, y + 0.005, 0.012, `${Math.round(station * 412)}`.padStart(3, '0'))
  }
  for (let hour = 0; hour <= 24 * 6; hour++) {
    const x = left + ((right - left) * hour) / 144
    if (hour % 6 === 0) plotter.write('black', x - 0.01, top - 0.02, 0.013, `${(hour / 6 + 18) % 24}`.padStart(2, '0'))
    plotter.plot('black', [x, top, x, (top + bottom) / 2, x, bottom], {
      width: hour % 6 === 0 ? 0.7 : 0.35,
      load: hour % 6 === 0 ? 0.7 : 0.35,
    })
  }
  const run = (start: number, speed: number, isUp: boolean, pen: 'black' | 'red' | 'blue', from = 0, to = 11) => {
    const path: number[] = []
    let hour = start
    const order = isUp ? stations.map((_, at) => 11 - at) : stations.map((_, at) => at)
    for (const [step, at] of order.entries()) {
      if (step < from || step > to) continue
      if (step > from) hour += (Math.abs(stations[at]! - stations[order[step - 1]!]!) * 412) / speed
      path.push(left + ((right - left) * hour) / 24, top + (bottom - top) * stations[at]!)
      const wait = pen === 'red' ? (at % 5 === 0 ? 0.1 : 0) : plotter.lots.between(0.04, 0.3)
      hour += wait
      if (wait > 0) path.push(left + ((right - left) * hour) / 24, top + (bottom - top) * stations[at]!)
    }
    const kept: number[] = []
    for (let at = 0; at < path.length; at += 2) if (path[at]! < right) kept.push(path[at]!, path[at + 1]!)
    if (kept.length >= 4)
      plotter.plot(pen, kept, pen === 'red' ? { times: 3, width: 1.6 } : { times: pen === 'blue' ? 1 : 2, width: 1 })
  }
  // Many before midnight and towards morning, hardly any between one and four.
  const departures = [
    0, 0.6, 1.1, 1.5, 2.2, 2.5, 3.3, 4.2, 5.3, 9.6, 10.4, 10.9, 11.3, 11.9, 12.2, 12.9, 13.6, 14.8, 16.1, 17.3,
  ]
  for (const [at, hour] of departures.entries()) {
    run(hour, plotter.lots.between(62, 88), at % 2 === 0, 'black', at % 7 === 3 ? 3 : 0, at % 5 === 2 ? 7 : 11)
    run(hour + 0.35, plotter.lots.between(58, 80), at % 2 === 1, 'black', at % 4 === 1 ? 2 : 0, at % 6 === 4 ? 8 : 11)
  }
  for (const hour of [2.9, 6.6, 12.6]) run(hour, 34, hour < 6, 'blue')
  run(4.6, 128, false, 'red')
  run(10.1, 132, true, 'red')
  plotter.register(0.025, 0.03, 0.014)
  plotter.register(width - 0.025, height - 0.03, 0.014)
  plotter.finish()
}

/** The tracks of a junction on a strip as long as a table: they fan out into sidings and gather again. */
export const plotLongJunction: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0052, tone: [0.958, 0.008, 220], folds: { down: [1 / 3, 2 / 3] } })
  const { width } = plotter
  const [gap, middle] = [0.062, 0.53]
  const swing = (x: number, from: number, to: number) => smoothstep(from, from + 0.34, x) * smoothstep(to, to - 0.34, x)
  for (let track = -7; track <= 5; track++) {
    const reach = Math.abs(track)
    const [enter, leave] = [width * 0.06 + reach * 0.155, width * 0.97 - reach * (track < 0 ? 0.13 : 0.235)]
    const y = (x: number) =>
      middle +
      gap *
        (track < 0
          ? Math.max(track, -1) + (track + 1 > 0 ? 0 : track + 1) * swing(x, enter, leave)
          : track * swing(x, enter, leave))
    const isThrough = track === 0 || track === -1
    const isDead = track === -6 || track === -3 || track === 4
    const start = isThrough ? 0.07 : enter
    const end = isThrough ? width - 0.07 : isDead ? leave - 0.42 : leave
    const pen = track === 0 ? 'red' : track === -4 || track === 2 ? 'blue' : 'black'
    const rails = Array.from({ length: 240 }, (_, at) => {
      const x = start + ((end - start) * at) / 239
      return [x, y(x)]
    }).flat()
    plotter.plot(pen, rails, { times: isThrough ? 3 : 2, width: isThrough ? 1 : 0.72 })
    if (isDead)
      for (const back of [0, 0.008])
        plotter.plot('black', [end + back, y(end) - 0.02, end + back, y(end), end + back, y(end) + 0.02], { times: 2 })
    const parked = isThrough ? 0 : end - 0.36
    for (let x = width * plotter.lots.between(0.34, 0.42); x < parked; x += plotter.lots.between(0.25, 0.7)) {
      const count = 1 + plotter.lots.below(6)
      for (let wagon = 0; wagon < count; wagon++, x += 0.078) {
        const isLevel = Math.abs(y(x + 0.07) - y(x)) < 0.001
        if (x + 0.07 < end - 0.3 && isLevel) plotWagon(plotter, x, y(x), plotter.lots.chance(0.45))
      }
    }
    plotter.write('black', end + (isDead ? 0.03 : -0.02), y(end) - (isDead ? -0.011 : 0.02), 0.022, `${track + 8}`)
  }
  for (let post = 0; post <= 32; post++) {
    const x = 0.07 + ((width - 0.14) * post) / 32
    plotter.plot('black', [x, 0.95, x, post % 4 === 0 ? 0.905 : 0.93], { width: 0.6 })
    if (post % 4 === 0) plotter.write('black', x + 0.012, 0.92, 0.022, `${312 + post / 4}`)
  }
  plotter.plot('black', [0.07, 0.95, width / 2, 0.95, width - 0.07, 0.95], { width: 0.6 })
  plotter.register(0.05, 0.07, 0.026)
  plotter.register(width - 0.05, 0.07, 0.026)
  plotter.finish()
}

function plotWagon(plotter: Plotter, x: number, y: number, isLoaded: boolean): void {
  const [wide, high] = [0.068, 0.0165]
  plotter.plot('black', [x, y - high, x + wide, y - high, x + wide, y + high, x, y + high, x, y - high], {
    times: 2,
    width: 0.6,
  })
  if (isLoaded)
    for (let line = 1; line < 9; line++)
      plotter.plot('black', [x + (wide * line) / 9, y - high, x + (wide * line) / 9, y + high], { width: 0.6 })
}

/** Twenty-nine days of one tide wound around a clock of twelve hours; it never meets itself. */
export const plotMoonAsClock: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, { nib: 0.0019, tone: [0.966, 0.006, 95] })
  const [x, y] = [0.585, 0.545]
  const turns = 58
  for (let piece = 0; piece < turns; piece += 4) {
    const path: number[] = []
    for (let at = 0; at <= 4 * 140; at++) {
      const turn = piece + at / 140
      const angle = turn * Math.PI * 2 - Math.PI / 2
      const far = 0.045 + turn * 0.0079 + tide(turn / 2) * (0.014 + turn * 0.00028)
      path.push(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    }
    const pen = piece === 28 ? 'red' : 'black'
    for (const part of clipPath(path, 0.06, 0.06, 0.94, 0.94))
      plotter.plot(pen, part, { times: pen === 'red' ? 2 : 1, width: pen === 'red' ? 1.1 : 0.9 })
  }
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2 - Math.PI / 2
    const [from, to] = hour % 3 === 0 ? [0.012, 0.032] : [0.024, 0.032]
    plotter.plot(
      'black',
      [x + Math.cos(angle) * from, y + Math.sin(angle) * from, x + Math.cos(angle) * to, y + Math.sin(angle) * to],
      { times: 2 },
    )
  }
  plotter.register(0.03, 0.03, 0.016, ['black', 'red'])
  plotter.register(0.97, 0.97, 0.016, ['black', 'red'])
  plotter.finish()
}
