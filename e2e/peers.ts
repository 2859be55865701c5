import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import PostalMime, { type Email } from 'postal-mime'

import { openIdentityServer } from '../src/testing/open-identity-server.ts'
import { openMailServer } from '../src/testing/open-mail-server.ts'
import { dataDir, galleryUrl } from './gallery.ts'

const mailDir = `${dataDir}-mail`
const port = Number(new URL(galleryUrl).port)

/** Opens the mail server and the login service that the galleries use, and says how they find them. */
export async function openPeers(): Promise<{ settings: Record<string, string>; close: () => Promise<void> }> {
  await rm(mailDir, { recursive: true, force: true })
  await mkdir(mailDir)
  const post = await openMailServer(async ({ bytes }) => {
    const file = path.join(mailDir, randomUUID())
    await writeFile(file, bytes)
    // Only a whole mail has arrived.
    await rename(file, `${file}.eml`)
  }, port + 2)
  const callback = `${galleryUrl}/api/auth/social/peer/callback`
  const identity = await openIdentityServer(callback, askWho, { host: 'localhost', port: port + 3 })
  return {
    settings: {
      SMTP_URL: post.url,
      MAIL_FROM: 'Cimaise <gallery@example.com>',
      OIDC_PEER_ISSUER: identity.issuer,
      OIDC_PEER_CLIENT_ID: identity.clientId,
      OIDC_PEER_CLIENT_SECRET: identity.clientSecret,
      OIDC_PEER_LABEL: 'Peer',
    },
    close: async () => {
      await Promise.all([post.close(), identity.close()])
      await rm(mailDir, { recursive: true, force: true })
    },
  }
}

/** The page on which the login service asks who is there. */
async function askWho(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>Peer</title><h1>Who are you?</h1><form method="post">
      <label>E-mail <input name="email"></label> <label>Name <input name="name"></label>
      <label><input type="checkbox" name="verified" checked> Verified</label>
      <button name="answer" value="yes">Log in</button> <button name="answer" value="no">Decline</button></form></html>`)
    return undefined
  }
  const form = new URLSearchParams(await text(request))
  if (form.get('answer') === 'no') return 'nobody'
  const email = form.get('email') ?? ''
  return { subject: email, email, name: form.get('name') ?? '', email_verified: form.has('verified') }
}

/** The mails that have arrived at an address, the first first. */
export async function readMails(email: string): Promise<Email[]> {
  const mails = await Promise.all((await readdir(mailDir)).filter((file) => file.endsWith('.eml')).map(readOnce))
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}

const read = new Map<string, Promise<Email>>()

/** A mail stays as it is; journeys look for theirs again and again. */
function readOnce(file: string): Promise<Email> {
  const known = read.get(file) ?? readFile(path.join(mailDir, file)).then((bytes) => PostalMime.parse(bytes))
  read.set(file, known)
  return known
}
