import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { scratchFolder } from './scratch-folder.ts'

/** What a gallery is opened from; tests and tools stay behind. */
const PARTS = ['src', 'scripts', 'new-gallery', 'public', 'package.json', 'vite.config.ts', 'react-router.config.ts']

interface NewLanguage {
  /** Its two letters. */
  locale: string
  /** Its line in contract/locale.ts. */
  line: string
  /** The dictionary of PostgreSQL that stems it. */
  stemmer: string
}

/** What marks a word as one of the new language. */
export const mark = (text: string) => `⟦${text}⟧`

/** Copies the sources to a folder of their own and adds a language to them as anybody would: by its words, marked English, and one line. */
export async function copyWithLanguage(
  language: NewLanguage,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(scratchFolder, 'cimaise-language-'))
  const isOpened = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const part of PARTS) await cp(part, path.join(folder, part), { recursive: true, filter: isOpened })
  // A folder of links: what a development server keeps among the packages is not kept among ours.
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    if (name !== '.vite') await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name))
  }
  await addLine(path.join(folder, 'src/contract/locale.ts'), language.line)
  await addWords(path.join(folder, 'src/messages'), language)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function addLine(file: string, line: string): Promise<void> {
  const [before, after] = (await readFile(file, 'utf8')).split(/(?=^\} satisfies Record<string, Language>)/m)
  if (after === undefined) throw new Error(`${file} has no list of languages any more`)
  await writeFile(file, `${before}  ${line}\n${after}`)
}

async function addWords(messages: string, { locale, stemmer }: NewLanguage): Promise<void> {
  const folder = path.join(messages, locale)
  await mkdir(folder)
  await writeFile(path.join(folder, 'mark.ts'), MARK)
  for (const file of await readdir(path.join(messages, 'en'), { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    const english = await readFile(path.join(messages, 'en', file), 'utf8')
    const [, name] = /^export const (\w+)/m.exec(english) ?? []
    // A list of the others, and how search reads, have nothing to translate.
    const up = '../'.repeat(file.split(path.sep).length - 1)
    const isPlain = name === undefined || name === 'search'
    const words = isPlain
      ? english.replace('search_english', stemmer)
      : `import { ${name} as english } from '${up}../en/${file}'
import { markAll } from '${up || './'}mark.ts'

export const ${name}: typeof english = markAll(english)
`
    await writeFile(path.join(folder, file), words)
  }
}

const MARK = `export const markAll = <Words>(words: Words): Words =>
  (typeof words === 'string'
    ? "${mark('" + words + "')}"
    : Object.fromEntries(Object.entries(words as object).map(([key, one]) => [key, markAll(one)]))) as Words
`
