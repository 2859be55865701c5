import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readYaml, writeYaml } from '../src/domain/folder/index.ts'
import { hashOf, lookAt } from '../src/domain/media/add-picture.ts'

/** Writes down what is seen of the pictures of a folder, by their bytes, so that an import need not unpack them. */
export async function writeFacts(folder: string): Promise<void> {
  const file = path.join(folder, 'pictures.yaml')
  const known = readYaml(await readFile(file, 'utf8').catch(() => '{}')).value as Record<string, unknown>
  const facts: Record<string, unknown> = {}
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:avif|webp)$/.test(name)) continue
    const bytes = await readFile(path.join(folder, name))
    const hash = hashOf(bytes)
    facts[hash] = known[hash] ?? (await lookAt(bytes))
  }
  await writeFile(file, writeYaml(Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)))))
}
