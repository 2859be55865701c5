import { connect } from './connect.ts'
import { locateEmbeddedPostgres } from './embedded/start.ts'
import { openDatabase, type OpenDatabase } from './open.ts'

/** What a visitor for a moment works with. */
type Visit = Pick<OpenDatabase, 'db' | 'pool' | 'connection' | 'close'>

/** Opens the gallery's database for a moment, beside the gallery if that is open; otherwise as the gallery itself would. */
export async function visitDatabase(options: Parameters<typeof openDatabase>[0]): Promise<Visit> {
  if (options.databaseUrl) return openDatabase(options)
  const connection = await locateEmbeddedPostgres(options.dataDir)
  // Nobody answers: then the folder is nobody's, and may be ours for the moment.
  const visit = await connect(connection).catch(() => undefined)
  return visit ? { ...visit, connection, close: () => visit.pool.end() } : openDatabase(options)
}
