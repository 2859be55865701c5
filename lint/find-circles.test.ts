import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { findCircles } from './find-circles.ts'

test('no file of the house leads back to itself', () => {
  expect(findCircles(path.resolve('src'))).toEqual([])
})

test.each([
  ['values', "import { b } from './b.ts'"],
  ['types', "import type { B } from './b.ts'"],
  ['what is handed on', "export { b } from './b.ts'"],
  ['what is loaded later', "const b = () => import('./b.ts')"],
])('a circle of %s is found', async (_name, line) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'circles-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'a.ts'), line)
  await writeFile(path.join(folder, 'b.ts'), "import './c.tsx'")
  await writeFile(path.join(folder, 'c.tsx'), "import {\n  a,\n} from './a.ts'")
  await writeFile(path.join(folder, 'd.ts'), "import './a.ts'")

  expect(findCircles(folder)).toEqual([['a.ts', 'b.ts', 'c.tsx']])
})
