import { LANGUAGES, type Locale } from '../../contract/locale.ts'

/** One file of the build, as Vite's manifest tells of it. */
interface Built {
  file: string
  css?: string[]
  imports?: string[]
}
export type Manifest = Record<string, Built>

interface Parts {
  locale: Locale
  title: string
  apiUrl: string
  manifest: Manifest
}

const ENTRY = 'src/backoffice/main.tsx'

/** The document of the staff's app: where its files lie, and no data at all. */
export function composeShell({ locale, title, apiUrl, manifest }: Parts): string {
  const files = filesFor([ENTRY, `src/messages/${locale}/backoffice.ts`], manifest)
  const entry = manifest[ENTRY]
  const scripts = files.filter(({ file }) => file !== entry?.file).map(({ file }) => file)
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGES[locale].tag}" data-api="${escape(apiUrl)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${escape(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...files.flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" href="/admin/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/admin/${file}">`),
    `<script type="module" src="/admin/${entry?.file ?? ''}"></script>`,
    '</head>',
    '<body><div id="office"></div></body>',
    '</html>',
  ].join('\n')
}

/** What a browser needs before the first screen stands, without what comes later. */
function filesFor(names: string[], manifest: Manifest): Built[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || !manifest[name]) return
    found.add(name)
    for (const other of manifest[name].imports ?? []) add(other)
  }
  for (const name of names) add(name)
  return [...found].map((name) => manifest[name] as Built)
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
