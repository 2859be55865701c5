import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { DEFAULT_LOCALE, LOCALES } from './contract/locale.ts'
import { connect } from './database/index.ts'
import { serverWords } from './messages/server.ts'
import { copyWithLanguage, mark } from './testing/copy-with-language.ts'
import { createFactories } from './testing/factories.ts'
import { findPort } from './testing/find-port.ts'
import { createTestDatabase } from './testing/lend-database.ts'
import { startMailPeer } from './testing/start-mail-peer.ts'
import { PAGES } from './web/pages.ts'

const GERMAN = {
  locale: 'de',
  line: "de: { name: 'Deutsch', tag: 'de', habits: 'de-DE', marks: '.,', price: '#\\u00a0€' },",
  stemmer: 'german_stem',
}
const english = serverWords[DEFAULT_LOCALE]
const run = promisify(execFile)

test(
  'a language is its words and one line: pages, filters, the switcher, the API and mails have it',
  { timeout: 300_000 },
  async () => {
    const { folder, remove } = await copyWithLanguage(GERMAN)
    onTestFinished(remove)
    const gallery = await openCopy(folder)

    // No migration: the database is the one that every test has.
    const words = { title: { en: 'Imprint', de: 'Impressum' }, body: { en: 'Who we are.', de: 'Wer wir sind.' } }
    await gallery.bringIn('pages/imprint.yaml', words)
    await gallery.addArtwork({ title: { en: 'Low tide' }, price: 1_234_500 })

    const home = await gallery.read('/')
    expect(
      home.split('<a ').filter((link) => link.includes('href="/de"') && link.includes('>Deutsch</a>')),
    ).not.toEqual([])
    expect(home).toContain('hrefLang="de" href="')
    for (const { path: place } of PAGES.filter(({ path: one, guard }) => !/[:*]/.test(one) && guard !== 'auth')) {
      const page = await gallery.read(['/de', place].filter(Boolean).join('/'))
      expect(page, place).toContain('<html lang="de">')
      expect(page, place).toContain(mark(english.footer.newsletterButton))
    }
    expect(await gallery.read('/de/imprint')).toContain('Wer wir sind.')

    const list = await gallery.read('/de/artwork')
    expect(list).toContain(mark(english.filters.technique))
    expect(list).toContain('12.345\u00a0€')
    expect(await gallery.follow('/', { 'accept-language': 'de-AT', accept: 'text/html' })).toBe('/de')

    const unknown = await gallery.ask('/api/artworks/nowhere', { 'accept-language': 'de' })
    expect(await unknown.json()).toMatchObject({ message: mark(english.api.errors['not-found']) })
    expect(await gallery.read('/api/openapi.json')).toContain(JSON.stringify([...LOCALES, 'de']))

    const asked = await gallery.ask('/api/newsletter', {}, { email: 'ada@example.com', locale: 'de' })
    expect(asked.status).toBe(202)
    const mail = await gallery.awaitMail()
    expect(mail?.subject).toBe(mark(english.mail.kinds['newsletter-confirm'].subject))
    expect(mail?.text).toContain('/de/newsletter/confirm/')
  },
)

/** Opens the gallery of a folder as `npm run dev` does, on a database and with a mail server of its own. */
async function openCopy(folder: string) {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const post = await startMailPeer()
  const { pool, db } = await connect({ ...connection, max: 2 })
  onTestFinished(() => pool.end())
  const { host = '', user = '', database = '', connectionString } = connection
  const port = await findPort()
  const env = {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: connectionString ?? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: post.url,
    DEMO: 'off',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['scripts/serve-development.mjs'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => stop(child))
  // Other tests on this machine go first.
  os.setPriority(child.pid ?? 0, 10)
  await sayOpen(child)

  const origin = `http://127.0.0.1:${port}`
  const ask = (place: string, headers: Record<string, string>, body?: object) =>
    fetch(origin + place, {
      redirect: 'manual',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
  return {
    ...createFactories(db),
    ask,
    read: async (place: string) => {
      const reply = await ask(place, {})
      expect([place, reply.status]).toEqual([place, 200])
      return reply.text()
    },
    follow: async (place: string, headers: Record<string, string>) =>
      (await ask(place, headers)).headers.get('location'),
    /** Imports a thing as `npm run gallery` does. */
    bringIn: async (file: string, thing: object) => {
      const source = path.join(folder, 'told')
      await mkdir(path.dirname(path.join(source, file)), { recursive: true })
      await writeFile(path.join(source, 'folder.yaml'), 'format: 1\n')
      // What is JSON is YAML.
      await writeFile(path.join(source, file), JSON.stringify(thing))
      await run(process.execPath, ['scripts/move-gallery.mjs', 'import', source], { cwd: folder, env })
    },
    awaitMail: async () => {
      await expect.poll(() => post.received.length, { timeout: 20_000 }).toBe(1)
      return post.received[0]?.mail
    },
  }
}

/** Waits until a gallery says that it is open; what it says instead is the reason why not. */
function sayOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listenTo = (chunk: unknown) => {
      said += String(chunk)
      if (said.includes('Cimaise is open')) resolve()
    }
    child.stdout?.on('data', listenTo)
    child.stderr?.on('data', listenTo)
    child.once('exit', () => reject(new Error(said)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
