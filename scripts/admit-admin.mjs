// Runs on the pinned Node.js: writes an administrator into the database that the settings name, the gallery open or not.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'

import { readConfig } from '../src/config.ts'
import { newPassword, personName } from '../src/contract/accounts/shapes.ts'
import { email as emailSchema, locale as localeSchema } from '../src/contract/fields.ts'
import { DEFAULT_LOCALE, LOCALES } from '../src/contract/locale.ts'
import { visitDatabase } from '../src/database/index.ts'
import { admitUser } from '../src/domain/accounts/index.ts'

const USAGE = `npm run create-admin -- --name "Ada Lovelace" --email ada@gallery.example [--locale ${LOCALES.join('|')}]`

/** @param {string} message */
function giveUp(message) {
  console.error(message)
  process.exit(1)
}

/** Asks without showing what is typed; where nobody sits at a keyboard, nobody is asked. */
async function askPassword() {
  if (!process.stdin.isTTY) return ''
  process.stderr.write('Password (leave empty to have one made up): ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const answer = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return answer
}

function readWishes() {
  try {
    const { values } = parseArgs({
      options: {
        name: { type: 'string' },
        email: { type: 'string' },
        locale: { type: 'string', default: DEFAULT_LOCALE },
      },
    })
    return values
  } catch (error) {
    return giveUp(`${/** @type {Error} */ (error).message}\n${USAGE}`)
  }
}

const wishes = readWishes()
const name = personName.safeParse(wishes?.name)
const email = emailSchema.safeParse(wishes?.email)
const locale = localeSchema.safeParse(wishes?.locale)
if (!name.success || !email.success || !locale.success) {
  const wrong = Object.entries({ name, email, locale }).flatMap(([field, { success }]) =>
    success ? [] : [`--${field}`],
  )
  giveUp(`${wrong.join(' and ')} must be given, and sound:\n${USAGE}`)
}
const typed = await askPassword()
if (typed && !newPassword.safeParse(typed).success) giveUp('A password has from 8 to 128 characters.')
const password = typed || randomBytes(15).toString('base64url')

try {
  const config = readConfig()
  const database = await visitDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsDir: path.join(config.projectDir, 'src/database/migrations'),
  })
  const user = await admitUser(database.db, {
    name: name.data ?? '',
    email: email.data ?? '',
    locale: locale.data ?? DEFAULT_LOCALE,
    scope: ['collector', 'editor', 'sales', 'admin'],
    password,
  })
  await database.close()
  if (!user) giveUp(`There is already an account for ${email.data}. Nothing was changed.`)
  console.log(`${name.data} is now an administrator and logs in as ${email.data}.`)
  if (!typed) console.log(`The password, shown only this once: ${password}`)
  process.exit(0)
} catch (error) {
  const { name: kind, message } = /** @type {Error} */ (error)
  console.error(kind === 'StartFailure' || kind === 'ConfigError' ? message : error)
  process.exit(1)
}
