import assert from 'node:assert/strict'
import { runInNewContext } from 'node:vm'

/** Pages that no other page links to bring their row along (`join-route-list.ts`): for visitors they cost nothing. */
export const APART = ['preview', 'certificate', 'handover', 'withdrawal']

/** @param {string} id */
const isApart = (id) => APART.includes(id.split('/')[1] ?? '')

/** What is true of nearly every page; a page says only what is not. */
export const USUAL = {
  ...{ hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: true, hasClientMiddleware: false },
  ...{ hasDefaultExport: true, hasErrorBoundary: false, css: [] },
}

/**
 * @param {string} id
 * @param {Record<string, unknown>} route
 */
const leaveOutUsual = (id, route) =>
  Object.fromEntries(
    Object.entries(route).filter(([name, value]) => {
      const usual = { id, ...USUAL }[name]
      return usual === undefined || JSON.stringify(usual) !== JSON.stringify(value)
    }),
  )

/**
 * What every page begins with is there already, whatever page comes next.
 * @param {{ entry?: { imports: string[] }, routes: Record<string, { imports?: string[] }> }} whole
 * @returns {any}
 */
const leaveOutLoaded = ({ routes, ...rest }) => ({
  ...rest,
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, { imports, ...route }]) => {
      const more = imports?.filter((file) => !rest.entry?.imports.includes(file))
      return [id, { ...route, ...(more && { imports: more }) }]
    }),
  ),
})

/**
 * Every page loads the list of all routes. The languages differ in names only and pages in little, so the
 * browser is sent one language and what is neither usual nor loaded already, and makes the rest of it.
 * @param {string} script the list as the router's build wrote it
 * @returns {string} a script that makes the same list, but for what is loaded already
 */
export function shortenRouteList(script) {
  const [start, list] = script.split(/(?<=__reactRouterManifest=)/)
  const whole = leaveOutLoaded(JSON.parse(list?.replace(/;$/, '') ?? ''))
  /** @type {{ id: string, path?: string }[]} */
  const languages = Object.values(whole.routes).filter(({ parentId }) => parentId === 'root')
  const [main = ''] = languages.flatMap(({ id, path: prefix }) => (prefix === undefined ? [id] : []))
  const others = languages.flatMap(({ id }) => (id === main ? [] : [id]))
  // A route's name begins with its language.
  const kept = Object.entries(whole.routes).filter(([id]) => !isApart(id))
  const sent = kept.filter(([id]) => !others.includes(id.split(/[-/]/)[0] ?? ''))
  const routes = Object.fromEntries(sent.map(([id, route]) => [id, id === 'root' ? route : leaveOutUsual(id, route)]))
  const short = `${start}${JSON.stringify({ ...whole, routes })};for(let[n,r]of Object.entries(__reactRouterManifest.routes))if(n!="root"){r=__reactRouterManifest.routes[n]={id:n,...${JSON.stringify(USUAL)},...r};for(let l of${JSON.stringify(others)})__reactRouterManifest.routes[l+n.slice(${main.length})]={...r,id:l+n.slice(${main.length}),...(n=="${main}"?{path:l,caseSensitive:!0}:{parentId:l+r.parentId.slice(${main.length})})}}`
  const made = runInNewContext(`const window = globalThis;${short}window.__reactRouterManifest`)
  assert.deepEqual(JSON.parse(JSON.stringify(made)), { ...whole, routes: Object.fromEntries(kept) })
  return short
}
