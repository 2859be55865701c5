import { expect, test } from 'vitest'

import { countProcesses } from './count-processes.ts'

const GB = 2 ** 30

test.each([
  [{ processors: 2, memory: 16 * GB }, 2],
  [{ processors: 4, memory: 4 * GB }, 4],
  [{ processors: 4, memory: 2.2 * GB }, 2],
  [{ processors: 4, memory: 2 * GB - 1 }, 1],
  [{ processors: 4, memory: GB / 2 }, 1],
  [{ processors: 1, memory: 64 * GB }, 1],
  [{ processors: 96, memory: 256 * GB }, 8],
])('a machine with %o lends %i', (machine, count) => {
  expect(countProcesses(machine)).toBe(count)
})

test('this machine lends at least one', () => {
  expect(countProcesses()).toBeGreaterThanOrEqual(1)
})
