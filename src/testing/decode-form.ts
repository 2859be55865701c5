type Tree = { [name: string]: string | Tree }
type Value = string | Value[] | { [name: string]: Value }

/** What stands in a form such as `metadata[order_id]=1&expand[0]=charge`, as objects, lists and texts. */
export function decodeForm(form: string): Record<string, Value> {
  const tree: Tree = Object.create(null)
  for (const [name, text] of new URLSearchParams(form)) {
    const path = name.split('[').map((part) => part.replace(']', ''))
    const last = path.pop() ?? ''
    let place = tree
    for (const part of path) {
      const inner = place[part]
      place = typeof inner === 'object' ? inner : (place[part] = Object.create(null) as Tree)
    }
    place[last] = text
  }
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, settle(inner)]))
}

function settle(value: string | Tree): Value {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, inner]) => [name, settle(inner)] as const)
  return entries.every(([name], at) => name === String(at)) && entries.length > 0
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries)
}
