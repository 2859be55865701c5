// Serves the API of a filled database, and a bare server beside it; benchmarks/catalogue.ts starts this.
import pino from 'pino'

import { createApiServer } from '../src/api/index.ts'
import { connect } from '../src/database/index.ts'
import { followArtworks } from '../src/domain/catalogue/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { ReplyCache } from '../src/http/reply-cache.ts'
import { serveBare } from './measure-rate.ts'

const [port = '', settings = '{}'] = process.argv.slice(2)
const connection = JSON.parse(settings)
const { pool, db } = await connect(connection)
const artworks = await followArtworks({ db, connection })
const app = createApiServer({
  db,
  files: await openFiles({ s3: undefined, dataDir: 'data' }),
  artworks: artworks.index,
  replies: new ReplyCache(),
  log: pino({ level: 'warn' }),
  trustedProxies: 0,
  publicUrl: 'http://localhost',
  isSecure: false,
})
await app.listen({ port: Number(port), host: 'localhost' })
await serveBare(Number(port) + 1)
const { rows } = await pool.query('SELECT slug FROM artworks ORDER BY md5(slug) LIMIT 500')
process.send?.({ slugs: rows.map(({ slug }) => slug) })
