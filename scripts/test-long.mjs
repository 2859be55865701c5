// npm run test:long [-- 30]: whatever is tried with values made up at random is tried so many times over (ten unless told
// otherwise), each time with other values; npm test does it once.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { withProgress } from './progress.mjs'
import { projectDir, runTool } from './run.mjs'

const times = Number(process.argv[2] ?? 10)

try {
  if (!Number.isInteger(times) || times < 1) throw new Error('How often? Such as: npm run test:long -- 30')
  await ensureInstalled({ withTests: true })
  await ensureBuilt()
  const files = await findRandom()
  let done = 0
  const tryAll = async () => {
    for (; done < times; done++) await runTool('vitest', ['run', '--retry=0', ...files])
  }
  await withProgress(`${files.length} files of tests, ${times} times`, tryAll, () => done / times)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** The tests that make up what they try. */
async function findRandom() {
  const all = await readdir(path.join(projectDir, 'src'), { recursive: true })
  const files = all.filter((file) => file.endsWith('.test.ts')).map((file) => path.join('src', file))
  const texts = await Promise.all(files.map((file) => readFile(path.join(projectDir, file), 'utf8')))
  return files.filter((_, at) => texts[at]?.includes("from 'fast-check'")).toSorted()
}
