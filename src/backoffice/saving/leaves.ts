import type { Doc } from '../../contract/content/fields.ts'

const isBranch = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value of a draft by its path, such as `title.fr`. A list is one value: its order is part of it. */
export function leavesOf(doc: Doc, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  for (const [name, value] of Object.entries(doc)) {
    if (isBranch(value)) for (const [path, leaf] of leavesOf(value, `${prefix}${name}.`)) leaves.set(path, leaf)
    else if (value !== undefined) leaves.set(prefix + name, value)
  }
  return leaves
}

/** The value at a path; lists are entered by their places. */
export function valueAt(doc: unknown, path: string): unknown {
  let value = doc
  for (const name of path.split('.')) value = (value as Doc | undefined | null)?.[name]
  return value
}

/** The draft with another value at a path; without one, and without branches left empty, when it is undefined. */
export function withValue(doc: Doc, path: string, value: unknown): Doc {
  const [first = '', ...rest] = path.split('.')
  const branch = Object.hasOwn(doc, first) ? doc[first] : undefined
  const inner = rest.length === 0 ? value : putInside(branch, rest.join('.'), value)
  const { [first]: _before, ...others } = doc
  return inner === undefined ? others : { ...doc, [first]: inner }
}

function putInside(branch: unknown, path: string, value: unknown): unknown {
  if (Array.isArray(branch)) {
    const [place = '', ...rest] = path.split('.')
    return branch.map((one: unknown, at) =>
      String(at) === place ? (rest.length === 0 ? value : withValue(one as Doc, rest.join('.'), value)) : one,
    )
  }
  const inner = withValue(isBranch(branch) ? branch : {}, path, value)
  return Object.keys(inner).length === 0 ? undefined : inner
}

/** Whether two values are the same to whoever reads them; the order of names says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  }
  if (!isBranch(one) || !isBranch(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

/** The paths at which two drafts differ. */
export function differingPaths(one: Doc, other: Doc): string[] {
  const [left, right] = [leavesOf(one), leavesOf(other)]
  return [...new Set([...left.keys(), ...right.keys()])].filter((path) => !isSame(left.get(path), right.get(path)))
}
