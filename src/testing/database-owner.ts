// A process that owns the database of a data folder until its input ends, or until it is killed.
import { openDatabase } from '../database/index.ts'

const { DATA_DIR = '', MIGRATIONS_DIR = '', ACCOUNT } = process.env

if (ACCOUNT) {
  const [uid = 0, gid = 0] = ACCOUNT.split(':').map(Number)
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
try {
  const { connection, close } = await openDatabase({ dataDir: DATA_DIR, migrationsDir: MIGRATIONS_DIR })
  process.stdin.on('end', () => void close().then(() => process.exit(0))).resume()
  process.stdout.write(`${JSON.stringify({ connection })}\n`)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ failure: String(error) })}\n`)
  process.exitCode = 1
}
