import type { Call } from '../../contract/client.ts'
import { useAuth } from '../state/auth-store.ts'
import { useFavourites } from '../state/favourites-store.ts'

const MOST_AT_ONCE = 200

/**
 * Adds what was liked before the login to what the server keeps; what belonged to somebody else is left out. When the
 * server does not listen, it is tried at the next login; nothing is brought for whoever has left meanwhile.
 */
export async function mergeFavourites(call: Call, user: string): Promise<void> {
  const { ids, owner } = useFavourites.getState()
  const reply = await (
    owner === null && ids.length > 0
      ? call('POST /account/favourites', { body: { artworks: ids.slice(0, MOST_AT_ONCE) } })
      : call('GET /account/favourites')
  ).catch(() => undefined)
  if (reply && useAuth.getState().user?.id === user) useFavourites.setState({ ids: reply.favourites, owner: user })
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
