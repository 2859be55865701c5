import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { ensureKey, issueCertificates } from '../certificates/index.ts'
import { exportGallery, importGallery, openFolderWriter } from './index.ts'

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
