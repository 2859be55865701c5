import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'

const CONNECTIONS = 32
const SECONDS = 4

/** Requests a second over a few seconds of keep-alive connections; the first second is for warming up. */
export async function measureRate(
  url: (index: number) => string,
  headers: Record<string, string> = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let index = 0
  let answered = 0
  const begin = performance.now() + 1000
  const end = begin + SECONDS * 1000
  const visit = async () => {
    while (performance.now() < end) {
      await new Promise<void>((resolve, reject) => {
        get(url(index++), { agent, headers }, (reply) => {
          if ((reply.statusCode ?? 500) >= 400) reject(new Error(`${reply.statusCode} for ${reply.url}`))
          reply.resume().on('end', resolve)
        }).on('error', reject)
      })
      if (performance.now() > begin) answered++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  agent.destroy()
  return answered / SECONDS
}

/** The server that everything is compared with: it does nothing but answer. */
export async function serveBare(port: number): Promise<void> {
  const page = Buffer.alloc(4000, 'x')
  await once(createServer((_request, response) => response.end(page)).listen(port, 'localhost'), 'listening')
}
