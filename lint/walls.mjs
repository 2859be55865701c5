// The walls between the rooms of the house: which room may import which, and through which door.
import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../src')

// Arrows go from the left to the right; a room always reaches itself.
/** @type {Record<string, string[]>} */
const ARROWS = {
  contract: [],
  'take-turns.ts': [],
  'keep-running.ts': [],
  outside: [],
  http: [],
  messages: ['contract'],
  database: ['keep-running.ts', 'contract'],
  domain: ['take-turns.ts', 'keep-running.ts', 'outside', 'contract', 'messages', 'database'],
  api: ['take-turns.ts', 'contract', 'messages', 'http', 'database', 'domain'],
  web: ['take-turns.ts', 'contract', 'messages', 'http'],
  backoffice: ['contract', 'messages', 'web'],
  demo: ['contract', 'messages', 'database', 'domain'],
  testing: ['contract', 'messages', 'http', 'database', 'domain', 'api', 'demo', 'config.ts'],
  'config.ts': ['processes'],
  processes: ['keep-running.ts', 'config.ts', 'database'],
  'describe-opening.ts': ['contract'],
  'server.ts': [
    'contract',
    'database',
    'domain',
    'http',
    'api',
    'web',
    'backoffice',
    'demo',
    'take-turns.ts',
    'config.ts',
    'describe-opening.ts',
  ],
}

/** What the browser may run of the contract; everything else there brings the schema library along. */
const LIGHT_CONTRACT = [
  'client.ts',
  'locale.ts',
  'error-codes.ts',
  'picture.ts',
  'tiles.ts',
  'color.ts',
  'countries.ts',
  'catalogue/filters.ts',
  'catalogue/values.ts',
  'content/prose.ts',
  'delivery/sum-delivery.ts',
  'orders/values.ts',
  'applications/values.ts',
  'enquiries/values.ts',
  'plans/values.ts',
]

/** What the first of several processes has of the database: with the query builder it would be half as large again. */
const LIGHT_DATABASE = ['embedded/start.ts', 'start-failure.ts']

/** What the back office shares with the storefront; the rest of the web is the visitors'. */
const SHARED_WEB = ['components', 'forms', 'state']

/** @param {string} file */
const withoutSource = (file) => path.relative(SOURCE, file).split(path.sep)

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean} isType
 */
function findFault(from, to, isType) {
  const [room = '', ...inside] = withoutSource(from)
  const [target = '', ...place] = withoutSource(to)
  if (!(room in ARROWS)) return undefined
  if (target === '..') return place[0] === 'studio' ? `${room} may not import the studio` : undefined
  const isTest = /\.test\.tsx?$/.test(from)

  if (room !== target && !ARROWS[room]?.includes(target) && !(isTest && target === 'testing')) {
    return `${room} may not import ${target}`
  }
  if (room === 'web' && target === 'contract' && !isType && !LIGHT_CONTRACT.includes(place.join('/'))) {
    return `the storefront may only import types from contract/${place.join('/')}: it would ship the schema library to every visitor`
  }
  if (room === 'backoffice' && target === 'web' && !SHARED_WEB.includes(place[0] ?? '')) {
    return `the back office shares only ${SHARED_WEB.join(', ')} with the storefront`
  }
  // Rows name languages as everybody does; of how people are answered the database knows nothing.
  if (room === 'database' && target === 'contract' && !(isType && place.join('/') === 'locale.ts')) {
    return 'the database may only import the types of contract/locale.ts'
  }
  const isDomainModule = target === 'domain' && place.length > 1
  if (isDomainModule && !(room === 'domain' && inside[0] === place[0]) && place[1] !== 'index.ts') {
    return `domain/${place[0]} has one door: import its index.ts`
  }
  const isLight = room === 'processes' && LIGHT_DATABASE.includes(place.join('/'))
  if (target === 'database' && room !== 'database' && place[0] !== 'index.ts' && !isLight)
    return 'the database has one door: import its index.ts'
  if (target === 'api' && room !== 'api' && place[0] !== 'index.ts') return 'the API has one door: import its index.ts'
  return undefined
}

/** @param {ImportNode} node */
const isTypeOnly = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'))

/** @typedef {{ importKind?: string, exportKind?: string, source?: { value?: unknown }, specifiers?: { importKind?: string }[] }} ImportNode */

export const walls = {
  /** @param {{ filename: string, report(fault: { node: unknown, message: string }): void }} context */
  create(context) {
    /** @param {ImportNode} node */
    const check = (node) => {
      const name = node.source?.value
      if (typeof name !== 'string' || !name.startsWith('.')) return
      const target = path.resolve(path.dirname(context.filename), name)
      const fault = findFault(context.filename, target, isTypeOnly(node))
      if (fault) context.report({ node, message: fault })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
