import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { useForm } from '../form-context.ts'

/** The keys of what a field most likely names: works of the same category tell which techniques there are in it. */
export function useLikely(path: string): string[] | undefined {
  const { item, draft } = useForm()
  const category = item.kind === 'artworks' && path === 'technique' ? draft.category : undefined
  const { value } = useFetched(String(category), async (signal) => {
    if (typeof category !== 'string') return undefined
    const { facets } = await call('GET /artworks', { query: { category, with: 'facets' } }, { signal })
    return facets?.technique.filter(({ count }) => count > 0).map(({ value: key }) => key)
  })
  return value
}
