import type { Painter } from '../../painter.ts'
import { boreSeries } from './listening-to-the-bore.ts'
import { oldVineSeries } from './old-vine.ts'
import { oneBreathSeries } from './one-breath.ts'
import { paintStudio } from './paint-studio.ts'
import { restingStonesSeries } from './resting-stones.ts'

/** A few gestures of a very large brush, and the paper around them. */
export const qiHenian: Painter = {
  slug: 'qi-henian',
  works: { ...oneBreathSeries, ...boreSeries, ...restingStonesSeries, ...oldVineSeries },
  studio: { width: 100, height: 125, paint: paintStudio },
}
