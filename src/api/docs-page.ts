import { createHash } from 'node:crypto'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: string | number | boolean
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  maxLength?: number
}

interface Operation {
  summary?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Document {
  info: { title: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

const STYLE = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 960px; margin: 0 auto; padding: 48px 24px; color: #171614; background: #fdfcfa }
  h1, h2 { font-weight: 500 } section { border-top: 1px solid #d8d4cc; padding: 24px 0 }
  code { font: 14px/1.5 ui-monospace, monospace } table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; vertical-align: top; padding: 6px 16px 6px 0; border-bottom: 1px solid #ece9e2; overflow-wrap: anywhere }
  h3 { font-size: 14px; font-weight: 600; margin: 20px 0 4px } a { color: inherit }`

/** The document for people: every call with what goes in and what comes out, without a script. */
export function writeDocsPage(openapi: object): { headers: Record<string, string>; text: string } {
  const { info, paths = {}, components } = openapi as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      renderOperation(`${method.toUpperCase()} /api${path}`, operation),
    ),
  )
  const shapes = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `<section id="${escape(name)}"><h2>${escape(name)}</h2>${renderFields(schema)}</section>`,
  )
  const styleHash = createHash('sha256').update(STYLE).digest('base64')
  const text = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(info.title)} API</title><style>${STYLE}</style>
<main><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${[...operations, ...shapes].join('\n')}</main></html>`
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`
  return { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, text }
}

function renderOperation(name: string, operation: Operation): string {
  const { summary = '', security, parameters = [], requestBody, responses } = operation
  const inputs = parameters.map(({ name: field, in: place, schema, required }) =>
    row(field, `${typeOf(schema)} in ${place}`, required, schema.description),
  )
  const body = requestBody?.content['application/json']?.schema
  const replies = Object.entries(responses).map(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return `<h3>${escape(status)}</h3>${schema ? renderFields(schema) : ''}`
  })
  return `<section><h2><code>${escape(name)}</code></h2><p>${escape(summary)}</p>
${security ? `<p>${wordSecurity(security)}</p>` : ''}${inputs.length > 0 ? `<h3>Parameters</h3>${table(inputs)}` : ''}${body ? `<h3>Body</h3>${renderFields(body)}` : ''}${replies.join('')}</section>`
}

// The standard writes "also without" as an empty requirement among the others.
function wordSecurity(security: Record<string, string[]>[]): string {
  if (security.some((requirement) => Object.keys(requirement).length === 0)) return 'Takes a bearer token.'
  return security.some((requirement) => 'key' in requirement)
    ? 'Needs a bearer token; the key of a program will do.'
    : 'Needs a bearer token.'
}

function renderFields(schema: Schema): string {
  if (!schema.properties) return `<p>${typeOf(schema)}</p>`
  return table(
    Object.entries(schema.properties).map(([name, field]) =>
      row(name, typeOf(field), schema.required?.includes(name), field.description),
    ),
  )
}

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = escape(schema.$ref.split('/').pop() ?? '')
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(String(value))}</code>`).join(' or ')
  if (schema.const !== undefined) return `<code>${escape(String(schema.const))}</code>`
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${escape(name)}: ${typeOf(field)}`)
      .join(', ')} }`
  const bound = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength}`
  return escape([schema.type].flat().join(' or ') + (schema.format ? ` (${schema.format})` : '') + bound)
}

const row = (name: string, type: string, isRequired = false, description = '') =>
  `<tr><td><code>${escape(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</td><td>${type}</td><td>${escape(description)}</td></tr>`

const table = (rows: string[]) => `<table><tr><th>Field</th><th>Type</th><th>Meaning</th></tr>${rows.join('')}</table>`

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
