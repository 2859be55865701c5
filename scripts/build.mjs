import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import { shortenRouteList } from '../src/web/router/shorten-route-list.mjs'
import { expectSeconds, withProgress } from './progress.mjs'
import { projectDir, runTool } from './run.mjs'

const buildDir = path.join(projectDir, 'build')
const stampFile = path.join(buildDir, 'sources.sha256')

/**
 * Builds pages and server unless the build is of these very sources.
 * @param {{ meanwhile?: () => Promise<unknown> }} [options] what can be done beside it; that it fails is told by whoever needs it
 */
export async function ensureBuilt({ meanwhile } = {}) {
  const hash = await hashSources()
  const built = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (built === hash) return
  const work = () => Promise.all([build(hash), meanwhile?.().catch(() => undefined)])
  await withProgress('Building pages and server', work, expectSeconds(10))
}

/** @param {string} hash */
async function build(hash) {
  await rm(stampFile, { force: true })
  await runTool('react-router', ['build'], { env: { NODE_ENV: 'production' } })
  await rewriteRouteList(path.join(buildDir, 'client/assets'))
  await compressAssets(path.join(buildDir, 'client/assets'))
  await runTool('vite', ['build', '--config', 'vite.backoffice.config.ts'], { env: { NODE_ENV: 'production' } })
  await compressAssets(path.join(buildDir, 'backoffice/assets'))
  await writeFile(stampFile, hash)
}

async function hashSources() {
  const hash = createHash('sha256')
  const files = (await readdir(path.join(projectDir, 'src'), { recursive: true })).map((name) => path.join('src', name))
  const relevant = files.filter(
    (name) => /\.(tsx?|mjs|css|sql|svg|png|ico|json)$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  for (const name of [
    ...relevant,
    'package-lock.json',
    'vite.config.ts',
    'vite.backoffice.config.ts',
    'react-router.config.ts',
    'scripts/build.mjs',
  ].toSorted()) {
    hash.update(name).update(await readFile(path.join(projectDir, name)))
  }
  return hash.digest('hex')
}

/** @param {string} folder */
async function rewriteRouteList(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file)) ?? 'manifest.js'
  const file = path.join(folder, name)
  await writeFile(file, shortenRouteList(await readFile(file, 'utf8')))
}

/**
 * Text is sent compressed; doing it here, once and thoroughly, keeps the server free.
 * @param {string} folder
 */
async function compressAssets(folder) {
  const texts = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name)
      const text = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
