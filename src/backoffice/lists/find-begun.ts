import type { Call } from '../../contract/client.ts'
import type { Words } from '../../contract/content/fields.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { isSame } from '../saving/leaves.ts'

/** How far a new gallery is: what visitors are not told of it yet, whether there is an artist, and a work. */
export async function findBegun(call: Call, signal?: AbortSignal) {
  const find = async (kind: EditedKind) =>
    (await call('GET /editor/{kind}', { params: { kind }, query: { limit: 10 } }, signal ? { signal } : {})).items
  const [[gallery], artists, works] = await Promise.all([find('gallery'), find('artists'), find('artworks')])
  return { unsaid: await findUnsaid(call, gallery?.id), artist: artists.some(isNamed), work: works.some(isNamed) }
}

/** What was begun and left without a name is no artist yet. */
const isNamed = ({ title }: { title: Words }) => Object.keys(title).length > 0

/** What visitors are not told of the gallery yet; it begins with a name that came along. */
async function findUnsaid(call: Call, id: number | undefined): Promise<('name' | 'city' | 'opening_hours')[]> {
  if (id === undefined) return []
  const params = { kind: 'gallery', id } as const
  const [{ item }, { entries, next_before }] = await Promise.all([
    call('GET /editor/{kind}/{id}', { params }),
    call('GET /editor/{kind}/{id}/history', { params, query: {} }),
  ])
  const { draft, published } = item
  const isRenamed =
    next_before !== null || entries.slice(0, -1).some(({ fields }) => fields.some((path) => path.startsWith('name.')))
  const isSaid = {
    name: isRenamed && isSame(published?.name, draft.name),
    city: published?.city,
    opening_hours: published?.opening_hours,
  }
  return (['name', 'city', 'opening_hours'] as const).filter((name) => !isSaid[name])
}
