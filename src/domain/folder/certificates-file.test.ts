import { createPrivateKey, sign } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { ensureKey, issueCertificates } from '../certificates/index.ts'
import { exportGallery, importGallery, openFolderWriter } from './index.ts'
import { readYaml } from './yaml.ts'

const STAFF = { name: 'staff' }

/** A house with a certificate, and its folder. */
async function packUp() {
  const shop = await openShop()
  const buyer = await shop.buyer()
  await buyer.buy([(await shop.addArtwork()).id])
  await issueCertificates(shop.db)
  const { certificates } = await buyer.call('GET /account/certificates')
  const folder = makeFileFolder()
  await pack(shop, folder)
  return { shop, folder, code: certificates[0]?.code ?? '' }
}

async function pack({ db, files }: Shop, folder: string) {
  await exportGallery({ db, files, writer: await openFolderWriter(folder) })
}

const unpack = ({ db, files }: Shop, folder: string) => importGallery({ db, files, folder, actor: STAFF })

const check = async ({ call }: Shop, code: string) =>
  (await call('GET /certificates/{code}', { params: { code } })).certificate

test('certificates move house with their key: the new one says that they hold, and goes on signing and counting', async () => {
  const { shop: old, folder, code } = await packUp()
  const shop = await openShop()
  await ensureKey(shop.db)
  expect((await unpack(shop, folder)).refused).toEqual([])
  const moved = await check(shop, code)
  expect(moved).toEqual(await check(old, code))

  const buyer = await shop.buyer()
  await buyer.buy([(await shop.addArtwork()).id])
  await issueCertificates(shop.db)
  const { certificates } = await buyer.call('GET /account/certificates')
  expect(certificates[0]?.number).toMatch(/-0002$/)
  expect((await check(shop, certificates[0]?.code ?? '')).proof.key).toBe(moved.proof.key)

  // Again, nothing changes; and a house that has signed keeps its own key.
  expect((await unpack(shop, folder)).refused).toEqual([])
  const third = await openShop()
  const other = await third.buyer()
  await other.buy([(await third.addArtwork()).id])
  await issueCertificates(third.db)
  expect((await unpack(third, folder)).refused).toEqual([])
  expect((await check(third, code)).state).toBe('valid')
  const signing = await third.db.selectFrom('certificate_keys').select('id').where('retired_at', 'is', null).execute()
  expect(signing).toHaveLength(1)
  expect(signing[0]?.id).not.toBe(moved.proof.key)
})

test('a register that somebody changed is refused as a whole', async () => {
  const { folder, code } = await packUp()
  const file = path.join(folder, 'certificates.yaml')
  const text = await readFile(file, 'utf8')
  const changes = [
    text.replace('TEST-C', 'C'),
    text.replace(`c:${code}`, `c:${'A'.repeat(22)}`),
    text.replace('public: ', 'public: A'),
    text.replace('private: ', 'private: A'),
    text.replace('signature: ', 'signature: A'),
    text.replace('made_at: ', 'made_at: yesterday '),
    `${text}\nc:more: 7\n`,
    `${text}\n\t- [`,
  ]
  for (const changed of changes) {
    expect(changed).not.toBe(text)
    await writeFile(file, changed)
    const shop = await openShop()
    const { refused, created } = await unpack(shop, folder)
    expect(refused).toMatchObject([{ file: 'certificates.yaml' }])
    expect(created).toEqual([])
    expect(await shop.db.selectFrom('certificates').select('id').execute()).toEqual([])
  }
})

test('a line that was signed and is no certificate is refused like any other', async () => {
  const { folder, code } = await packUp()
  const file = path.join(folder, 'certificates.yaml')
  const [keys = '', line = ''] = (await readFile(file, 'utf8')).split(/^(?=c:)/m)
  const secret = /private: (\S+)/.exec(keys)?.[1] ?? ''
  const statement = (readYaml(line).value as Record<string, { statement: string }>)[`c:${code}`]?.statement ?? ''
  const signer = createPrivateKey({ key: Buffer.from(secret, 'base64'), type: 'pkcs8', format: 'der' })
  const key = /key: (\S+)/.exec(line)?.[1]
  const write = (said: string, more: object = {}) => {
    const signature = sign(null, Buffer.from(said), signer).toString('base64')
    const told = { statement: said, signature, key, issued_at: '2026-11-18T10:00:00.000Z', ...more }
    return writeFile(file, `${keys}${JSON.stringify(`c:${code}`)}: ${JSON.stringify(told)}\n`)
  }
  const certificate = JSON.parse(statement) as Record<string, unknown>
  const statements = ['', 'no JSON', '{', 'null', '7', JSON.stringify({ code })]
  for (const change of [{ number: 7 }, { number: 'C2026-1' }, { isTest: 'no' }, { work: null }, { locale: 'xx' }])
    statements.push(JSON.stringify({ ...certificate, ...change }))
  const shop = await openShop()
  for (const said of statements) {
    await write(said)
    const { refused } = await unpack(shop, folder)
    expect(refused, said).toMatchObject([{ file: 'certificates.yaml', word: 'certificate-changed' }])
  }
  await write(statement, { void_at: '2026-11-18T10:00:00.000Z' })
  expect((await unpack(shop, folder)).refused).toHaveLength(1)
  await write(statement)
  expect((await unpack(shop, folder)).refused).toEqual([])
})
