import { globSync, readdirSync } from 'node:fs'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

import { PAGES } from './src/web/pages.ts'
import { leaveOutIdleParts } from './src/web/router/leave-out-idle-parts.ts'
import { WORDS_OF_PAGES } from './src/web/words-of-pages.ts'

const AREAS = ['storefront', ...new Set(PAGES.flatMap(({ words }) => words))]
const wordFiles = () =>
  globSync(`src/messages/*/**/{${AREAS.join()}}.ts`)
    .toSorted()
    .map((file) => {
      const [locale, ...path] = file.replaceAll('\\', '/').slice('src/messages/'.length, -'.ts'.length).split('/')
      return `'${locale}.${path.at(-1)}': () => import('/${file}')`
    })

/** What is known of words while building is written out: a browser is sent the result, and not what it comes from. */
const writeOutWords = (): Plugin => ({
  name: 'write-out-words',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  load: {
    filter: { id: /src\/web\/(words-of-pages|word-files)\.ts$/ },
    handler: (id) =>
      id.endsWith('word-files.ts')
        ? `export const WORD_FILES = {${wordFiles().join()}}`
        : `export const WORDS_OF_PAGES = ${JSON.stringify(WORDS_OF_PAGES)}`,
  },
})

// What every page needs comes in two files instead of twenty: the libraries, and our own shell.
const GROUPS = [
  // The loader of the card field comes with the step that pays, what draws rooms with the virtual gallery.
  { name: 'libraries', test: isLibrary },
  {
    name: 'shell',
    test: /src\/(contract\/(?!color|countries|tiles|delivery\/sum|catalogue\/filters|content\/prose)|messages\/(fill|(\w+\/shell\/)?last-resort)|web\/(root\.|router\/(?!join)|navigation|state\/(?!active)|components\/(?!prose|tabs|dialog|save-file|cutout-picture|consent-video|embed-address|section|room)|words|word-files|page-data|find-by-path|storefront\/shell\/(?!sidebar|account-modal\.|styleguide|unknown-guard)))/,
  },
  // What the parts of the list share, what several pages are made of, what the rooms of an artist share,
  // the buttons that look out for works, and what the pages and modals around an account share: named one
  // by one in the list of routes they would weigh on every page, and each more file is one more request.
  // The first that fits takes a module.
  { name: 'list', test: /src\/web\/storefront\/catalogue\/artworks\/(filter-counts|list-query|shown-list)/ },
  {
    name: 'parts',
    test: /src\/(contract\/content\/prose|messages\/(count|format-day|page-heads)|web\/(components\/(prose|section|tabs)|storefront\/catalogue\/(describe-trail|use-absolute|use-preview|artists\/structured-data|artwork\/print-choices)))/,
  },
  {
    name: 'artist',
    test: /src\/web\/storefront\/catalogue\/artists\/(artist-(facts|frame|rooms)|exhibition-(entry|times)|load-artist|news-entry|empty-room)|src\/web\/storefront\/catalogue\/virtual-gallery\/(arrange-floor|hanging-rule|wall-drawing)/,
  },
  { name: 'alerts', test: /src\/web\/storefront\/alerts\/(?!change|end-alerts-page)/ },
  // The walls of the virtual gallery; the scene and what lies over it come when somebody enters.
  { name: 'work', test: /src\/web\/storefront\/catalogue\/artwork\/(fit-into|dress|framed|frame-layout)/ },
  {
    name: 'walk',
    test: /src\/web\/storefront\/catalogue\/virtual-gallery\/(?!scene|room-|use-scene|virtual-gallery-page)/,
  },
  { name: 'steps', test: /src\/web\/storefront\/orders\/checkout\/(step|use-has-read)/ },
  // What is written to the gallery and what it writes: the form, the thread, the offers.
  { name: 'written', test: /src\/web\/storefront\/gallery\/(written-(?!page)|first-sentence)/ },
  { name: 'enquiry', test: /src\/web\/storefront\/enquiries\/(?!enquiry-dialog|enquiry-path|enquiry-page|offer-page)/ },
  {
    name: 'forms',
    test: /src\/(contract\/countries|web\/(forms|storefront\/(accounts\/(access|customer)|payments\/card\.)))/,
  },
]

const TAKEN_IN = [
  ...[/^@peculiar\//, /^@remix-run\//, /^@simplewebauthn\//, 'asn1js', 'fastify-type-provider-zod', 'jose', 'kysely'],
  ...['oauth4webapi', 'openid-client', 'postal-mime', 'react-router', 's3mini', 'stripe', 'zod', 'zustand'],
]

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file.replaceAll('\\', '/')}`,
)
const empty = GROUPS.filter(({ test }) => test !== isLibrary && !SOURCES.some((file) => (test as RegExp).test(file)))
if (empty.length > 0) throw new Error(`Nothing is in ${empty.map(({ name }) => name).join(', ')}: has it moved?`)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOutIdleParts(), writeOutWords()],
  environments: {
    // The server is built together with its pages: built apart, each would hold its own copy of shared modules.
    ssr: {
      build: { rollupOptions: { input: { index: 'src/server.ts', first: 'src/processes/first.ts' } } },
      // Libraries of hundreds of small files are taken in: to find and open each of them takes longer than to run it.
      resolve: { noExternal: TAKEN_IN },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Named by its language, so that a page can ask for its words before any script runs.
            chunkFileNames: ({ facadeModuleId }) => {
              const [, locale, area] = /messages\/(\w+)\/(?:\w+\/)?(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? []
              const words = area === 'storefront' ? `words-${locale}` : `words-${locale}.${area}`
              return `assets/${locale ? words : '[name]'}-[hash].js`
            },
            codeSplitting: { groups: GROUPS },
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})

function isLibrary(id: string): boolean {
  const at = id.indexOf('node_modules')
  return at < 0 ? id.includes('rolldown') : !/stripe|thumbhash|\/ogl\//.test(id.slice(at))
}
