import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const BUSY_THEN_QUIET = `
  const { getHeapStatistics } = await import('node:v8')
  const heap = () => Math.round(getHeapStatistics().total_heap_size / 2 ** 20)
  let left = []
  for (let at = 0; at < 1e6; at++) left.push({ at, text: 'text ' + at })
  const busy = heap()
  left = undefined
  const until = performance.now() + 15_000
  while (heap() > busy / 2 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  console.log(JSON.stringify({ busy, quiet: heap() }))
`

test('what a busy time has left is given back in a quiet moment', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', path.join(import.meta.dirname, 'give-memory-back.mjs')],
    ...['--input-type=module', '--eval', BUSY_THEN_QUIET],
  ])
  const { busy, quiet } = JSON.parse(stdout)
  expect(busy).toBeGreaterThan(60)
  expect(quiet).toBeLessThan(busy / 2)
}, 30_000)
