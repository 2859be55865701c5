import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { brotliCompress, gzip } from 'node:zlib'

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
  await shortenRouteList(path.join(buildDir, 'client/assets'))
  await compressAssets(path.join(buildDir, 'client/assets'))
  await writeFile(stampFile, hash)
}

async function hashSources() {
  const hash = createHash('sha256')
  const files = (await readdir(path.join(projectDir, 'src'), { recursive: true })).map((name) => path.join('src', name))
  const relevant = files.filter(
    (name) => /\.(tsx?|css|sql|svg|png|ico|json)$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  for (const name of [
    ...relevant,
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/build.mjs',
  ].toSorted()) {
    hash.update(name).update(await readFile(path.join(projectDir, name)))
  }
  return hash.digest('hex')
}

/**
 * Every page loads the list of all routes. The three languages differ in names only, so the browser is sent one of them
 * and makes the others of it.
 * @param {string} folder
 */
async function shortenRouteList(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file)) ?? 'manifest.js'
  const [start, list] = (await readFile(path.join(folder, name), 'utf8')).split(/(?<=__reactRouterManifest=)/)
  const whole = JSON.parse(list?.replace(/;$/, '') ?? '')
  const english = Object.entries(whole.routes).filter(([id]) => !/^(fr|cn)\b/.test(id))
  const short = `${start}${JSON.stringify({ ...whole, routes: Object.fromEntries(english) })};for(let[n,r]of Object.entries(__reactRouterManifest.routes))if(n!="root")for(let l of["fr","cn"])__reactRouterManifest.routes[l+n.slice(2)]={...r,id:l+n.slice(2),...(n=="en"?{path:l,caseSensitive:!0}:{parentId:l+r.parentId.slice(2)})};`
  const made = runInNewContext(`const window = globalThis;${short}window.__reactRouterManifest`)
  assert.deepEqual(JSON.parse(JSON.stringify(made)), whole)
  await writeFile(path.join(folder, name), short)
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
