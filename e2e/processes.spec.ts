import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { findPort } from '../src/testing/find-port.ts'
import { databaseUrl } from './gallery.ts'
import { closeNode, openNode } from './open-node.ts'
import { expect, serverTest } from './test.ts'

// Who asks without a pause takes the processors from whatever is to be opened meanwhile.
const BETWEEN_REQUESTS_MS = 25
const PAGES = ['/', '/fr', '/artwork', '/api/artworks', '/api/menu', '/healthz']

/** The processes that another one has started. */
const childrenOf = (pid: number | undefined): Promise<number[]> =>
  promisify(execFile)('pgrep', ['-P', String(pid)]).then(
    ({ stdout }) => stdout.trim().split('\n').map(Number),
    () => [],
  )

/** Asks once, on a connection of its own unless an agent keeps one, and never again should it fail; answers how that goes on. */
const ask = (address: string, agent: Agent | false = false): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (reply) => {
      // On a machine that is busy with all other journeys, whoever asks for much may be asked to come again.
      const isAskedBack = reply.statusCode === 503 && reply.headers['retry-after'] !== undefined
      if (reply.statusCode !== 200 && !isAskedBack) reject(new Error(`${address} was answered ${reply.statusCode}`))
      reply.on('error', reject).on('end', () => resolve(reply.headers.connection ?? ''))
      reply.resume()
    }).on('error', reject)
  })

/** Whether a process takes visitors, beside others: while it stands still, one of two waits, whose turn it is there. */
async function takesVisitors(pid: number, address: string): Promise<boolean> {
  process.kill(pid, 'SIGSTOP')
  let answered = 0
  const answers = ['/healthz', '/healthz'].map((page) => ask(`${address}${page}`).then(() => ++answered))
  await Promise.race([...answers, sleep(600)])
  // The other one would have as quick an answer, had it come to the same process.
  await Promise.race([Promise.all(answers), sleep(300)])
  process.kill(pid, 'SIGCONT')
  const isOneWaiting = answered === 1
  await Promise.all(answers)
  return isOneWaiting
}

/** Visitors who ask one thing after the other, as quickly as people with many open pages do, each on a connection that stays; answers what failed, and how it went on. */
function sendVisitors(address: string) {
  const leaving = new AbortController()
  const failed: string[] = []
  const heard = new Map<string, number>()
  const visit = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let next = first; !leaving.signal.aborted; next++) {
      const connection = await ask(`${address}${PAGES[next % PAGES.length]}`, agent).catch((error: Error) => {
        failed.push(error.message)
        return 'failed'
      })
      heard.set(connection, (heard.get(connection) ?? 0) + 1)
      await sleep(BETWEEN_REQUESTS_MS)
    }
    agent.destroy()
  }
  const visits = PAGES.map((_page, index) => visit(index))
  return async () => {
    leaving.abort()
    await Promise.all(visits)
    return { failed, heard }
  }
}

serverTest('two processes on one port: one is killed, the other replaced, and nobody is turned away', async () => {
  serverTest.setTimeout(180_000)
  const patience = { timeout: 60_000 }
  const port = await findPort()
  const address = `http://localhost:${port}`
  const first = await openNode({ PORT: String(port), DATABASE_URL: databaseUrl, PROCESSES: '2' })
  try {
    await expect.poll(async () => (await childrenOf(first.pid)).length).toBe(2)
    const [killed, replaced] = (await childrenOf(first.pid)) as [number, number]
    for (const pid of [killed, replaced]) await expect.poll(() => takesVisitors(pid, address), patience).toBe(true)

    process.kill(killed, 'SIGKILL')
    await expect.poll(() => childrenOf(first.pid)).not.toContain(killed)
    const leave = sendVisitors(address)
    first.kill('SIGUSR2')
    await expect.poll(() => childrenOf(first.pid), patience).not.toContain(replaced)
    const { failed, heard } = await leave()

    expect(failed).toEqual([])
    expect(heard.get('close')).toBeGreaterThan(0)
    const now = await childrenOf(first.pid)
    expect(now).toHaveLength(2)
    for (const pid of now) await expect.poll(() => takesVisitors(pid, address), patience).toBe(true)
  } finally {
    await closeNode(first)
  }
  expect(await ask(`${address}/healthz`).catch((error: NodeJS.ErrnoException) => error.code)).toBe('ECONNREFUSED')
})
