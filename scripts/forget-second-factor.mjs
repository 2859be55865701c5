// Runs on the pinned Node.js: takes somebody's second factor out of the database that the settings name, the gallery open or not.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { readConfig } from '../src/config.ts'
import { localize } from '../src/contract/locale.ts'
import { visitDatabase } from '../src/database/index.ts'
import { resetFactors } from '../src/domain/accounts/index.ts'
import { readGallery } from '../src/domain/gallery/index.ts'

const USAGE = 'npm run reset-second-factor -- --email ada@gallery.example'

/** @param {string} message */
function giveUp(message) {
  console.error(message)
  process.exit(1)
}

function readEmail() {
  try {
    return parseArgs({ options: { email: { type: 'string' } } }).values.email ?? ''
  } catch (error) {
    return giveUp(`${/** @type {Error} */ (error).message}\n${USAGE}`) ?? ''
  }
}

const email = readEmail()
if (!email) giveUp(`Whose? ${USAGE}`)

try {
  const config = readConfig()
  const { db, close } = await visitDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsDir: path.join(config.projectDir, 'src/database/migrations'),
  })
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'locale'])
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  if (user) await resetFactors(db, user.id, localize((await readGallery(db)).name, user.locale))
  await close()
  if (!user) giveUp(`There is no account for ${email}. Nothing was changed.`)
  console.log(
    `${user?.name} is logged out everywhere, sets up another second factor at the next login, and is told by mail.`,
  )
  process.exit(0)
} catch (error) {
  const { name: kind, message } = /** @type {Error} */ (error)
  console.error(kind === 'StartFailure' || kind === 'ConfigError' ? message : error)
  process.exit(1)
}
