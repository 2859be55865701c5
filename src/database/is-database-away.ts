/** What PostgreSQL says while it cannot be connected to. */
const CANNOT_CONNECT_NOW = '57P03'
/** What it says of one statement, and of nothing else. */
const TOOK_TOO_LONG = '57014'

// Connection faults (08), resources such as a full disk (53), and a server that goes down, comes up or ends a
// statement that takes too long (57).
const CLASSES = ['08', '53', '57']
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']

// What `pg`, its pool and Kysely say without a code.
const WORDS = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Postgres connection has been discarded',
  'Cannot use a pool after calling end on the pool',
]

/** Whether an error says that the database cannot be reached, or not in time: nobody's fault, and soon over. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code.length === 5 && CLASSES.includes(code.slice(0, 2))) return true
  return SYSTEM_CODES.includes(code) || WORDS.some((words) => message.startsWith(words))
}

/**
 * The same error, under the one code that stands for all of these: the queue of jobs does again what failed with it,
 * and would give up over every other.
 */
export function markAway<Fault>(error: Fault): Fault {
  const { code } = (error ?? {}) as { code?: string }
  if (error && code !== TOOK_TOO_LONG && isDatabaseAway(error)) Object.assign(error, { code: CANNOT_CONNECT_NOW })
  return error
}
