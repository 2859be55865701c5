import { glob, readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

/** The widths that the style sheet has by itself, and ours may not. */
const COMMON = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']

test('no class waits for a width that the theme does not have: it would silently do nothing', async () => {
  const theme = await readFile('src/web/theme.css', 'utf8')
  const unknown = COMMON.filter((name) => !theme.includes(`--breakpoint-${name}:`))
  const found: string[] = []
  for await (const file of glob('src/{web,backoffice}/**/*.tsx')) {
    const words = (await readFile(file, 'utf8')).split(/[\s"'`]+/)
    found.push(
      ...words.filter((word) => unknown.some((name) => word.startsWith(`${name}:`))).map((word) => `${file} ${word}`),
    )
  }

  expect(unknown).toContain('sm')
  expect(found).toEqual([])
})
