import { expect, test } from 'vitest'

import { EDITED_KINDS } from '../contract/content/values.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { KeyScope } from '../contract/keys/values.ts'
import type { Scope } from '../contract/scope.ts'
import { listKeys, makeKey, revokeKey } from '../domain/accounts/index.ts'
import { changeMember } from '../domain/staff/index.ts'
import { openGalleryOn, openTestGallery, type TestGallery } from '../testing/open-test-gallery.ts'

const CALLS = Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint: endpoint as Endpoint }))

/** A name of nothing. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

/** What stands in addresses: where anything may, something that is nobody's. */
const IN_ADDRESSES: Record<string, string> = {
  ...{ kind: 'artworks', subject: 'artworks', entry: '1', id: '999999', zone: '999999', artwork: '999999' },
  ...{ token: 'x', slug: 'x', artist: 'x', order: '26-0000-0000', application: 'x', enquiry: 'x' },
}

const addressOf = (path: string, kind = 'artworks') =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'kind' ? kind : (IN_ADDRESSES[name] ?? NOBODYS)))}`

/** Somebody or some program that calls, and what the rows of the contract say of it. */
interface Caller {
  /** What it may do as staff, as things are. */
  scope: Scope[]
  token?: string
  isKey?: true
  /** Nothing opens for it. */
  isDead?: true
  /** Whether it has proved who it is in the last quarter of an hour, or could by more than a password. */
  proof?: 'fresh' | 'stale, with a device'
}

type Outcome = 'let in' | 'unauthenticated' | 'forbidden' | 'proof-needed' | 'person-needed'

const WRITES: Record<string, Scope> = { 'shipping-zones': 'sales', vat: 'sales', settings: 'admin' }

/** What the row says becomes of a caller, by the rules as they are told in words; `serve` has them in its own way. */
function foresee({ access, asksAgain, isForPeople }: Endpoint, caller: Caller, kind: string): Outcome {
  if (access === undefined || access === 'anybody') return 'let in'
  if (caller.token === undefined || caller.isDead) return 'unauthenticated'
  if (caller.isKey && (access === 'user' || asksAgain || isForPeople)) return 'person-needed'
  const wanted: Record<typeof access, Scope[]> = {
    ...{ user: ['collector', 'editor', 'sales'], staff: ['editor', 'sales'], sales: ['sales'], editor: ['editor'] },
    ...{ admin: [], writer: [WRITES[kind] ?? 'editor'] },
  }
  if (access !== 'user' && !caller.scope.some((one) => one === 'admin' || wanted[access].includes(one)))
    return 'forbidden'
  const asks = asksAgain === 'always' || (asksAgain === 'if-set-up' && caller.proof === 'stale, with a device')
  return asks && caller.proof !== 'fresh' ? 'proof-needed' : 'let in'
}

async function hire({ db, logIn }: TestGallery): Promise<Record<string, Caller>> {
  const person = async (scope: Scope[]) => logIn({ scope: ['collector', ...scope] })
  const admin = await person(['admin'])
  const session = async (scope: Scope[]): Promise<Caller> => ({
    scope,
    token: (await person(scope)).token,
    proof: 'fresh',
  })
  const key = async (scope: KeyScope[], by = admin.user.id): Promise<Caller> => ({
    ...{ scope, isKey: true, token: await makeKey(db, by, { name: 'Till', scope, days: 30 }) },
  })
  const [unshown, stale] = [await person(['admin']), await person(['admin'])]
  await db
    .updateTable('sessions')
    .set({ proved_at: null, factor_shown_at: null })
    .where('user_id', '=', unshown.user.id)
    .execute()
  await db
    .updateTable('users')
    .set({ totp_secret: Buffer.alloc(1) })
    .where('id', '=', stale.user.id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ proved_at: new Date(Date.now() - 16 * 60_000) })
    .where('user_id', '=', stale.user.id)
    .execute()
  const [expired, revoked] = [await key(['admin']), await key(['admin'])]
  const [last, before] = await listKeys(db)
  await revokeKey(db, last?.id ?? '')
  await db
    .updateTable('api_keys')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', before?.id ?? '')
    .execute()
  const [gone, demoted] = [await person(['admin']), await person(['admin'])]
  const [ofGone, ofDemoted] = [
    await key(['admin'], gone.user.id),
    await key(['editor', 'sales', 'admin'], demoted.user.id),
  ]
  await changeMember(db, gone.user.id, { isActive: false })
  await changeMember(db, demoted.user.id, { scope: ['collector', 'sales'] })
  return {
    nobody: { scope: [] },
    'somebody with a token of nothing': { scope: [], token: 'x'.repeat(43), isDead: true },
    collector: await session([]),
    editor: await session(['editor']),
    sales: await session(['sales']),
    admin: { scope: ['admin'], token: admin.token, proof: 'fresh' },
    'admin without the second factor': { scope: [], token: unshown.token },
    'admin who showed it long ago': { scope: ['admin'], token: stale.token, proof: 'stale, with a device' },
    'admin who is gone': { scope: [], token: gone.token, isDead: true },
    'key for editors': await key(['editor']),
    'key for sales': await key(['sales']),
    'key for both': await key(['editor', 'sales']),
    'key for everything': await key(['admin']),
    'key that is over': { ...expired, isDead: true },
    'key that was revoked': { ...revoked, isDead: true },
    'key of somebody gone': { ...ofGone, isDead: true },
    'key of somebody who may do less by now': { ...ofDemoted, scope: ['sales'] },
    'key that is nobody’s': { scope: [], token: `cim_${'x'.repeat(43)}`, isDead: true, isKey: true },
  }
}

/** What becomes of a call; whatever a call itself refuses comes after the door. */
async function knock({ app }: TestGallery, name: string, { token }: Caller, from: number, kind?: string) {
  const [method = '', path = ''] = name.split(' ')
  const reply = await app.inject({
    ...{ method: method as 'GET', url: addressOf(path, kind) },
    headers: {
      'x-forwarded-for': `192.0.2.${from}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
  })
  const { statusCode } = reply
  if (statusCode === 429 || statusCode >= 500) return `${statusCode}`
  return statusCode === 401 || statusCode === 403 ? reply.json().code : 'let in'
}

/** What needs no account is asked for by these alone: who calls makes no difference there. */
const SOME = ['nobody', 'admin', 'key for everything', 'key that was revoked']

test('every call, for everybody and every program: who is let in, and who is refused why', async () => {
  const gallery = await openTestGallery()
  const callers = Object.entries(await hire(gallery))
  const seen: Record<string, string> = {}
  const foreseen: Record<string, string> = {}
  const isLast = ({ name }: { name: string }) => Number(name.includes('logout'))
  for (const { name, endpoint } of CALLS.toSorted((one, other) => isLast(one) - isLast(other))) {
    const asking = endpoint.access ? callers : callers.filter(([who]) => SOME.includes(who))
    await Promise.all(
      asking.map(async ([who, caller], at) => {
        seen[`${who}: ${name}`] = await knock(gallery, name, caller, at)
        foreseen[`${who}: ${name}`] = foresee(endpoint, caller, 'artworks')
      }),
    )
  }
  expect(seen).toEqual(foreseen)
}, 120_000)

test('things of each kind are written by those alone who write that kind', async () => {
  const gallery = await openTestGallery()
  const everybody = await hire(gallery)
  const writing = CALLS.filter(({ endpoint }) => endpoint.access === 'writer')
  const seen: Record<string, string> = {}
  const foreseen: Record<string, string> = {}
  for (const kind of EDITED_KINDS) {
    for (const { name, endpoint } of writing) {
      for (const [at, who] of ['editor', 'key for sales'].entries()) {
        const caller = everybody[who] ?? expect.unreachable()
        seen[`${who}: ${name} ${kind}`] = await knock(gallery, name, caller, at, kind)
        foreseen[`${who}: ${name} ${kind}`] = foresee(endpoint, caller, kind)
      }
    }
  }
  expect(writing.length).toBeGreaterThan(8)
  expect(seen).toEqual(foreseen)
}, 120_000)

test('whoever is sent away is out within a second on every node: session, key and open tab', async () => {
  const gallery = await openTestGallery()
  const elsewhere = await openGalleryOn(gallery.connection)
  const admin = await gallery.logIn({ scope: ['collector', 'admin'] })
  const nora = await gallery.logIn({ scope: ['collector', 'admin'] })
  const key = await makeKey(gallery.db, nora.user.id, { name: 'Till', scope: ['sales'], days: null })
  const callers: Caller[] = [
    { scope: [], token: nora.token },
    { scope: [], token: key },
  ]
  const knockEverywhere = () =>
    Promise.all([gallery, elsewhere].flatMap((node) => callers.map((one) => knock(node, 'GET /sales/orders', one, 1))))
  expect(await knockEverywhere()).toEqual(Array(4).fill('let in'))

  await admin.call('PATCH /staff/{member}', { params: { member: nora.user.id }, body: { is_active: false } })
  const since = Date.now()
  expect(await knockEverywhere()).toEqual(Array(4).fill('unauthenticated'))
  expect(Date.now() - since).toBeLessThan(1000)
})

// Sales say whether a work can be bought, too; a paper changes nothing.
const FOR_ALL = ['/editor/views', '/availability', '/editor/papers']

test('what is for staff is open to nobody else, and whatever writes content is for those who write it', () => {
  const forStaff = CALLS.filter(({ name }) => /^\w+ \/(editor|sales|keys|webhooks)\b/.test(name))
  const open = forStaff.filter(({ endpoint: { access } }) => !access || access === 'user' || access === 'anybody')
  expect(open).toEqual([])
  const writing = forStaff.filter(
    ({ name }) => /^(?!GET)\w+ \/editor/.test(name) && !FOR_ALL.some((one) => name.includes(one)),
  )
  expect(writing.length).toBeGreaterThan(10)
  expect(writing.filter(({ endpoint: { access } }) => access === 'staff')).toEqual([])
})

test('the whole gallery goes out by the hand of those alone who may do everything', () => {
  const exporting = CALLS.filter(({ name }) => name.includes('/editor/exports'))
  expect(exporting.map(({ endpoint }) => endpoint.access)).toEqual(Array(4).fill('admin'))
})
