import { expect, test } from 'vitest'

import { CHOICES, GROUP_NAMES, GROUPS, MEASURES } from './filters.ts'

test('every filter that is counted is shown in one group, and each group bears the name of one of its filters', () => {
  const shown: string[] = Object.values(GROUPS).flat()

  expect(shown.toSorted()).toEqual([...CHOICES, ...MEASURES].toSorted())
  for (const name of GROUP_NAMES) expect(GROUPS[name]).toContain(name)
})
