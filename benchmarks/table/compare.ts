import { type Metric, tell } from './metric.ts'

/** How much worse than recorded a figure may be before somebody has to look. */
const MOST_WORSE = 1.25

/** What got worse than it was recorded, each in a sentence. Times are the machine's as much as ours, and not compared. */
export function findWorse(recorded: Metric[], now: Metric[]): string[] {
  return now.flatMap((metric) => {
    if (metric.unit === 'ms') return []
    const before = recorded.find(({ name, unit }) => name === metric.name && unit === metric.unit)
    if (!before) return []
    const worse = metric.better === 'more' ? before.value / metric.value : metric.value / before.value
    if (worse <= MOST_WORSE) return []
    return [
      `${metric.name}: ${tell(metric)}, recorded were ${tell(before)} (${((worse - 1) * 100).toFixed(0)} % worse)`,
    ]
  })
}
