import type { Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'

// What things are called, as far as anybody has told: by kind and key.
const names = new Map<string, Words>()

export const rememberName = (kind: string, key: string, words: Words) => names.set(`${kind}/${key}`, words)

/** What the thing of a key is called, as far as anybody has told. */
export const findName = (kind: string, key: string, told: Record<string, Words> = {}): Words | undefined =>
  told[`${kind}/${key}`] ?? names.get(`${kind}/${key}`)

/** What the thing of a key is called; asked for where nobody has said it yet. */
export function useReferenceName(kind: EditedKind, key: string | undefined, told?: Record<string, Words>) {
  const known = key === undefined ? undefined : findName(kind, key, told)
  const { value } = useFetched(known || !key ? '' : `${kind}/${key}`, async (signal) => {
    if (known || !key) return undefined
    const query = { query: key.replaceAll('-', ' '), limit: 20 }
    const { items } = await call('GET /editor/{kind}', { params: { kind }, query }, { signal })
    const found = items.find((item) => item.key === key)
    if (found) rememberName(kind, key, found.title)
    return found?.title
  })
  return known ?? value
}
