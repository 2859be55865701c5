import { createHash } from 'node:crypto'

import type { Doc } from '../../contract/content/fields.ts'
import type { LineAct } from '../../contract/content/values.ts'
import type { ContentItem } from '../content/index.ts'
import type { LineFault } from './read-cells.ts'

/** What becomes of a line, as the report tells it. */
export interface PlannedLine {
  line: number
  act: LineAct
  name: string
  faults: LineFault[]
}

/** A draft that is to be written: over what is there, or as something new. */
export interface PlannedChange {
  before: ContentItem | null
  /** What something new is to be known by. */
  key?: string | undefined
  draft: Doc
}

/** What an import would do, line by line. */
export interface Plan {
  lines: PlannedLine[]
  changes: PlannedChange[]
  /** The same if and only if it would do the same to the same things. */
  mark: string
}

/** Called with how much is done of how much there is. */
export type OnProgress = (done: number, total: number) => void

/** Puts a plan together, a line at a time. */
export function beginPlan() {
  const hash = createHash('sha256')
  const lines: PlannedLine[] = []
  const changes: PlannedChange[] = []
  const addChange = (change: PlannedChange) => {
    changes.push(change)
    const { before, key, draft } = change
    hash.update(JSON.stringify([before?.id, before?.version, key, draft]))
  }
  return {
    add: (line: PlannedLine, change?: PlannedChange, seen: unknown = null) => {
      lines.push(line)
      hash.update(JSON.stringify([line.line, line.act, seen]))
      if (change) addChange(change)
    },
    addChange,
    end: (): Plan => ({ lines, changes, mark: hash.digest('hex').slice(0, 32) }),
  }
}

/** How many lines of a plan come to what. */
export function countActs(lines: PlannedLine[]): Record<LineAct, number> {
  const counts = { create: 0, change: 0, same: 0, skip: 0 }
  for (const { act } of lines) counts[act]++
  return counts
}
