import type { Plugin } from 'vite'

// Parts of the router that do nothing without an option we do not set; a browser is sent what remains of them. In
// place of its discovery of routes stands our own, by language.
export const IDLE_PARTS = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export let instrumentHandler, instrumentationResultMetaContext`,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export { getPatchRoutesOnNavigationFunction } from '/src/web/router/language-by-language.ts'
    export const useFogOFWarDiscovery = () => undefined
    export let URL_LIMIT, getManifestPath, getPathsWithAncestors, handleClientVersionMismatch`,
}

/** Leaves idle parts out; should another version of the router ask them for more, the build fails. */
export const leaveOutIdleParts = (): Plugin => ({
  name: 'leave-out-idle-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/ },
    handler: (id) => Object.entries(IDLE_PARTS).find(([part]) => id.endsWith(part))?.[1],
  },
})
