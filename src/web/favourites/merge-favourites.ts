import type { Call } from '../../contract/client.ts'
import { useAuth } from '../state/auth-store.ts'
import { useFavourites } from '../state/favourites-store.ts'

const MOST_AT_ONCE = 200

/**
 * Adds what was liked before the login to what the server keeps; what belonged to somebody else is left out. When the
 * server does not listen, it is tried at the next login; nothing is brought for whoever has left meanwhile.
 */
export async function mergeFavourites(call: Call, user: string): Promise<void> {
  const { ids: before, owner } = useFavourites.getState()
  const reply = await (
    owner === null && before.length > 0
      ? call('POST /account/favourites', { body: { artworks: before.slice(0, MOST_AT_ONCE) } })
      : call('GET /account/favourites')
  ).catch(() => undefined)
  if (!reply || useAuth.getState().user?.id !== user) return
  // What was pressed while the answer was on its way has told the server of itself.
  const { ids } = useFavourites.getState()
  const added = ids.filter((id) => !before.includes(id))
  const takenBack = before.filter((id) => !ids.includes(id))
  const kept = reply.favourites.filter((id) => !added.includes(id) && !takenBack.includes(id))
  useFavourites.setState({ ids: [...added, ...kept], owner: user })
}

/** Tells the server of one work; when it does not listen, the work is as it was. */
export async function keepFavourite(call: Call, artwork: number, isAdded: boolean): Promise<void> {
  try {
    if (isAdded) await call('POST /account/favourites', { body: { artworks: [artwork] } })
    else await call('DELETE /account/favourites/{artwork}', { params: { artwork } })
  } catch {
    useFavourites.setState(({ ids }) => {
      const others = ids.filter((id) => id !== artwork)
      return { ids: isAdded ? others : [artwork, ...others] }
    })
  }
}
