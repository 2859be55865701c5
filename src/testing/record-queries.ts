import type { Pool, PoolClient } from 'pg'

export interface RecordedQuery {
  text: string
  values: unknown[]
}

/** Every statement that reaches the database while something is done. */
export async function recordQueries(pool: Pool, work: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const seen: RecordedQuery[] = []
  const original = pool.connect.bind(pool) as () => Promise<PoolClient>
  const recording = async () => {
    const client = await original()
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const release = client.release.bind(client)
    Object.assign(client, {
      query: (...args: [string | RecordedQuery, unknown[]?]) => {
        const [statement, values = []] = args
        seen.push(typeof statement === 'string' ? { text: statement, values } : statement)
        return query(...args)
      },
      release: (error?: Error | boolean) => {
        // Without its own properties the client is as it was.
        Reflect.deleteProperty(client, 'query')
        Object.assign(client, { release })
        release(error)
      },
    })
    return client
  }
  Object.assign(pool, { connect: recording })
  try {
    await work()
  } finally {
    Object.assign(pool, { connect: original })
  }
  return seen
}

/** How many statements reach the database while something is done. */
export const countQueries = async (pool: Pool, work: () => Promise<unknown>) => (await recordQueries(pool, work)).length
