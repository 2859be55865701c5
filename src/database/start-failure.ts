/** A reason not to start that the person at the terminal can mend; its message stands alone, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

const EXPLANATIONS: [RegExp, string][] = [
  [
    /42501/,
    'This user may not create tables in that database: make it the owner of the database, or name another user in DATABASE_URL.',
  ],
  [
    /ENOSPC|No space left on device|53100/i,
    'The disk is full: free some space, or choose another folder with DATA_DIR.',
  ],
  [/EROFS|Read-only file system/i, 'The disk is read-only: choose a folder that can be written with DATA_DIR.'],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    'The folder may not be written by this user: choose another one with DATA_DIR, or change its owner.',
  ],
  [/ENOTDIR|EEXIST/, 'A file stands where the data folder should be: choose another place with DATA_DIR.'],
  [
    /ENOENT: no such file or directory, mkdir/,
    'The data folder cannot be made there: choose another place with DATA_DIR.',
  ],
  [/28P01|28000|SCRAM|password must be a string/, 'PostgreSQL refuses this user or password: check DATABASE_URL.'],
  [/3D000/, 'That database does not exist: create it, or correct its name in DATABASE_URL.'],
  [/ECONNREFUSED|connect ENOENT/, 'No PostgreSQL answers there: check the host and port in DATABASE_URL.'],
  [
    /Connection terminated unexpectedly/,
    'What answers there is no PostgreSQL, or it broke off: check the host and port in DATABASE_URL.',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'The host in DATABASE_URL is unknown.'],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/i,
    'PostgreSQL could not be reached in time: check the host and port in DATABASE_URL.',
  ],
]

/** Turns what the system said while the database was opened into advice, keeping the original words. */
export function explainStartFailure(error: unknown, where: string): StartFailure {
  if (error instanceof StartFailure) return error
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  const words = [message, ...nestedMessages(error)].filter(Boolean).join(' ')
  const said = words.includes(code) ? words : `${code} ${words}`
  const advice = EXPLANATIONS.find(([pattern]) => pattern.test(said))?.[1]
  return new StartFailure(
    [`The database could not be opened (${where}).`, advice, `What was said: ${said}`].filter(Boolean).join('\n'),
    { cause: error },
  )
}

// A refused connection to a host with several addresses hides its reasons in a list.
function nestedMessages(error: unknown): string[] {
  return error instanceof AggregateError ? error.errors.map((one: Error) => one.message) : []
}
