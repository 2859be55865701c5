// Writes the JSON schemas that tests check our requests to Stripe against, made from the SDK's own types. Run by hand
// after the SDK was changed: node scripts/stripe-schemas.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { Stripe } from 'stripe'
import { parseSync } from 'vite'

/**
 * @typedef {Record<string, unknown>} Schema
 * @typedef {{ type: string } & Record<string, any>} Node
 * @typedef {{ node: Node, scope: Scope }} Found
 * @typedef {{ name: string, file: string, parent?: Scope, types: Map<string, Found>, spaces: Map<string, Scope>,
 *   imports: Map<string, { file: string, name: string }> }} Scope
 */

const FOLDER = path.resolve(import.meta.dirname, '../node_modules/stripe/esm')
const TARGET = path.resolve(import.meta.dirname, '../src/testing/stripe-schemas.json')

/** What we send, by the file that tells its type. */
const WANTED = {
  'resources/PaymentIntents': [
    'PaymentIntentCreateParams',
    'PaymentIntentConfirmParams',
    'PaymentIntentCancelParams',
    'PaymentIntentRetrieveParams',
    'PaymentIntentListParams',
  ],
  'resources/Refunds': ['RefundCreateParams'],
  'resources/Disputes': ['DisputeListParams'],
  'resources/SetupIntents': ['SetupIntentCreateParams', 'SetupIntentRetrieveParams'],
  'resources/Customers': ['CustomerCreateParams', 'CustomerRetrieveParams', 'CustomerListParams'],
  'resources/Prices': ['PriceCreateParams', 'PriceListParams'],
  'resources/Subscriptions': [
    'SubscriptionCreateParams',
    'SubscriptionRetrieveParams',
    'SubscriptionUpdateParams',
    'SubscriptionListParams',
    'SubscriptionCancelParams',
  ],
  'resources/SubscriptionSchedules': [
    'SubscriptionScheduleCreateParams',
    'SubscriptionScheduleUpdateParams',
    'SubscriptionScheduleCancelParams',
  ],
  'resources/Invoices': ['InvoiceListParams', 'InvoiceFinalizeInvoiceParams', 'InvoiceVoidInvoiceParams'],
  'resources/Charges': ['ChargeListParams'],
}

// Thousands of lines about what we never send: other ways to pay than by card, parts of a cent, other terms than the same
// price each month. Whoever sends one of them is refused, and adds it here.
const LEFT_OUT = [
  ...['payment_method_data', 'payment_method_options'],
  ...['unit_amount_decimal', 'flat_amount_decimal', 'currency_options', 'tiers', 'custom_unit_amount'],
  ...['add_invoice_items', 'billing_schedules', 'pause_schedules', 'default_settings', 'trial_settings', 'discounts'],
  ...['automatic_tax', 'billing_thresholds', 'cash_balance', 'tax_id_data', 'transfer_data', 'invoice_settings'],
]

/** Open enums also take any text, for values to come; we send those that are known. */
const ANY_TEXT = 'OtherString'

/** The schemas of everything that we send to Stripe, with the version of the API that they are of. */
export function makeStripeSchemas() {
  /** @type {Map<string, Scope>} */
  const files = new Map()
  /** @type {Record<string, Schema>} */
  const definitions = {}

  /** @param {string} file */
  function load(file) {
    const known = files.get(file)
    if (known) return known
    const text = readFileSync(path.join(FOLDER, `${file}.d.ts`), 'utf8')
    const { program, errors } = parseSync(`${file}.d.ts`, text, { lang: 'dts' })
    if (errors.length > 0) throw new Error(`${file}.d.ts cannot be parsed: ${errors[0]?.message}`)
    const scope = readScope(/** @type {any} */ (program.body), { name: '', file })
    files.set(file, scope)
    return scope
  }

  /**
   * @param {string[]} names
   * @param {Scope} from
   * @returns {Found & { name: string }}
   */
  function find(names, from) {
    const [first = '', ...rest] = names
    for (let scope = /** @type {Scope | undefined} */ (from); scope; scope = scope.parent) {
      const found = rest.length === 0 ? scope.types.get(first) : undefined
      if (found) return { ...found, name: [scope.name, first].filter(Boolean).join('.') }
      const space = rest.length > 0 ? scope.spaces.get(first) : undefined
      if (space) return find(rest, space)
      const imported = scope.imports.get(first)
      if (imported) return find([imported.name, ...rest], load(imported.file))
    }
    throw new Error(`${names.join('.')} is not found from ${from.file}`)
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Map<string, Schema>} [given]
   * @returns {Schema}
   */
  function schemaOf(node, scope, given = new Map()) {
    switch (node.type) {
      case 'TSStringKeyword':
        return { type: 'string' }
      case 'TSNumberKeyword':
        return { type: 'number' }
      case 'TSBooleanKeyword':
        return { type: 'boolean' }
      case 'TSNullKeyword':
        return { type: 'null' }
      case 'TSLiteralType':
        return { enum: [node.literal.value] }
      case 'TSArrayType':
        return { type: 'array', items: schemaOf(node.elementType, scope, given) }
      case 'TSUnionType': {
        const parts = node.types.filter((/** @type {Node} */ part) => part.typeName?.name !== ANY_TEXT)
        return unite(parts.map((/** @type {Node} */ part) => schemaOf(part, scope, given)))
      }
      case 'TSTypeLiteral':
        return describe(node.members, scope)
      case 'TSTypeReference':
        return schemaOfReference(node, scope, given)
      default:
        throw new Error(`${scope.file}.d.ts has a ${node.type}, which this script does not know`)
    }
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Map<string, Schema>} given
   * @returns {Schema}
   */
  function schemaOfReference({ typeName, typeArguments }, scope, given) {
    const names = namesOf(typeName)
    const args = (typeArguments?.params ?? []).map((/** @type {Node} */ one) => schemaOf(one, scope, given))
    const known = given.get(names.join('.'))
    if (known) return known
    if (names[0] === 'Array') return { type: 'array', items: args[0] }
    const found = find(names, scope)
    if (found.node.type === 'TSInterfaceDeclaration') return define(found)
    const places = (found.node.typeParameters?.params ?? []).map((/** @type {Node} */ one) => one.name.name)
    const bound = new Map(places.map((/** @type {string} */ place, /** @type {number} */ at) => [place, args[at]]))
    return schemaOf(found.node.typeAnnotation, found.scope, bound)
  }

  /** @param {Found & { name: string }} found */
  function define({ name, node, scope }) {
    if (!(name in definitions)) {
      definitions[name] = {}
      const own = describe(node.body.body, scope)
      const heritage = node.extends.map((/** @type {Node} */ { expression }) => {
        const parent = find(namesOf(expression), scope)
        return describe(parent.node.body.body, parent.scope)
      })
      definitions[name] = heritage.reduce(join, own)
    }
    return { $ref: `#/$defs/${name}` }
  }

  /**
   * @param {Node[]} members
   * @param {Scope} scope
   * @returns {Schema}
   */
  function describe(members, scope) {
    /** @type {Record<string, Schema>} */
    const properties = {}
    /** @type {Schema | false} */
    let additionalProperties = false
    const required = []
    for (const member of members) {
      const type = member.typeAnnotation.typeAnnotation
      if (member.type === 'TSIndexSignature') additionalProperties = schemaOf(type, scope)
      else if (!LEFT_OUT.includes(member.key.name)) {
        properties[member.key.name] = schemaOf(type, scope)
        if (!member.optional) required.push(member.key.name)
      }
    }
    return { type: 'object', properties, required, additionalProperties }
  }

  for (const [file, names] of Object.entries(WANTED)) {
    const scope = load(file)
    for (const name of names) define(find([name], scope))
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `Stripe ${Stripe.API_VERSION}`,
    $defs: definitions,
  }
}

/**
 * @param {Node[]} body
 * @param {Pick<Scope, 'name' | 'file' | 'parent'>} place
 * @returns {Scope}
 */
function readScope(body, place) {
  /** @type {Scope} */
  const scope = { ...place, types: new Map(), spaces: new Map(), imports: new Map() }
  for (const statement of body) {
    const node = statement.declaration ?? statement
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
      scope.types.set(node.id.name, { node, scope })
    } else if (node.type === 'TSModuleDeclaration') {
      const name = [place.name, node.id.name].filter(Boolean).join('.')
      scope.spaces.set(node.id.name, readScope(node.body.body, { name, file: place.file, parent: scope }))
    } else if (node.type === 'ImportDeclaration') {
      const file = path.posix.join(path.posix.dirname(place.file), node.source.value.replace(/\.js$/, ''))
      for (const { imported, local } of node.specifiers) {
        if (imported) scope.imports.set(local.name, { file, name: imported.name })
      }
    }
  }
  return scope
}

/**
 * @param {Node} name
 * @returns {string[]}
 */
const namesOf = (name) => (name.type === 'TSQualifiedName' ? [...namesOf(name.left), name.right.name] : [name.name])

/**
 * What a type has of its own, with what it has of another.
 * @param {Schema} own
 * @param {Schema} other
 * @returns {Schema}
 */
const join = (own, other) => ({
  ...own,
  properties: { .../** @type {object} */ (other.properties), .../** @type {object} */ (own.properties) },
  required: [.../** @type {string[]} */ (own.required), .../** @type {string[]} */ (other.required)],
})

/**
 * One schema for several, as short as it gets.
 * @param {Schema[]} schemas
 * @returns {Schema}
 */
function unite(schemas) {
  const values = schemas.flatMap((one) => /** @type {unknown[]} */ (one.enum ?? []))
  const types = schemas.flatMap((one) => (isPlain(one) ? [one.type] : []))
  const others = schemas.filter((one) => !one.enum && !isPlain(one))
  const parts = [
    ...(values.length > 0 ? [{ enum: values }] : []),
    ...(types.length > 0 ? [{ type: types.length === 1 ? types[0] : types }] : []),
    ...others,
  ]
  return parts.length === 1 ? /** @type {Schema} */ (parts[0]) : { anyOf: parts }
}

/** @param {Schema} schema */
const isPlain = (schema) => typeof schema.type === 'string' && Object.keys(schema).length === 1

if (process.argv[1] === import.meta.filename) {
  writeFileSync(TARGET, `${JSON.stringify(makeStripeSchemas(), null, 2)}\n`)
}
