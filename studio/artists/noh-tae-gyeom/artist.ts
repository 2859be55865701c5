import type { Painter } from '../../painter.ts'
import { afterTheLastBus } from './after-the-last-bus.ts'
import { behindRain } from './behind-rain.ts'
import { lateFerry } from './late-ferry.ts'
import { windowSill } from './panes.ts'
import { paintRain } from './rain-paint.ts'
import { stillAwake } from './still-awake.ts'

/** Night lights. */
export const nohTaeGyeom: Painter = {
  slug: 'noh-tae-gyeom',
  works: { ...stillAwake, ...behindRain, ...lateFerry, ...afterTheLastBus },
  studio: { width: 80, height: 100, paint: paintRain(windowSill()) },
}
