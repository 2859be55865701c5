import type { Plugin } from 'vite'

import { IDLE_FUNCTIONS } from './idle-functions.ts'

// Parts of the router that do nothing without an option we do not set; a browser is sent what remains of them. In
// place of its discovery of routes stands our own, page by page.
export const IDLE_PARTS = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export let instrumentHandler, instrumentationResultMetaContext`,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export { getPatchRoutesOnNavigationFunction } from '/src/web/router/page-by-page.ts'
    export const useFogOFWarDiscovery = () => undefined
    export let URL_LIMIT, getManifestPath, getPathsWithAncestors, handleClientVersionMismatch`,
}

/** Leaves idle parts out; should another version of a library ask them for more, the build fails. */
export const leaveOutIdleParts = (): Plugin => ({
  name: 'leave-out-idle-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/ },
    handler: (id) => Object.entries(IDLE_PARTS).find(([part]) => id.endsWith(part))?.[1],
  },
  transform: {
    filter: { id: /node_modules\/react(?:-dom|-router)?\// },
    handler(code, id) {
      const [, idle = {}] = Object.entries(IDLE_FUNCTIONS).find(([file]) => id.endsWith(`/${file}`)) ?? []
      const lighter = leaveOutFunctions(code, idle)
      return { code: id.includes('/react-router/') ? leaveOutNames(lighter) : lighter, map: null }
    },
  },
})

/**
 * Puts what is given in the place of what functions do, or other blocks that are named by how their first line begins.
 * They are found by how the libraries are printed.
 */
export function leaveOutFunctions(code: string, functions: Record<string, string>): string {
  const lines = code.split('\n')
  for (const [name, rest] of Object.entries(functions)) {
    const starts = lines.flatMap((line, at) => (isStartOf(name, line) ? [at] : []))
    const [start = -1] = starts
    const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? ''
    const open = lines.findIndex((line, at) => at >= start && line.endsWith('{'))
    const end = lines.findIndex((line, at) => at > open && line.startsWith(`${indent}}`))
    if (starts.length !== 1 || end < 0) throw new Error(`There are ${starts.length} of ${name}, and not one`)
    lines.splice(open + 1, end - open - 1, rest)
  }
  return lines.join('\n')
}

const isStartOf = (name: string, line: string) =>
  [`function ${name}(`, `async function ${name}(`, `${name} = function`, /\W\(/.test(name) ? name : undefined].some(
    (text) => text !== undefined && line.trimStart().startsWith(text),
  )

/** Names for developers' tools; with them gone, components that nobody uses fall away too. */
const leaveOutNames = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
