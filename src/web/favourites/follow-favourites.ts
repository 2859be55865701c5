import type { Call } from '../../contract/client.ts'
import { useAuth } from '../state/auth-store.ts'
import { NO_FAVOURITES, useFavourites } from '../state/favourites-store.ts'

/** Brings the works together with those of whoever logs in, and leaves none of them behind in the browser. */
export function followFavourites(api: () => Call): () => void {
  return useAuth.subscribe(({ user, token }, before) => {
    if (user && user.id !== before.user?.id) {
      void import('./merge-favourites.ts').then(({ mergeFavourites }) => mergeFavourites(api(), user.id))
    }
    if (token === null && useFavourites.getState().owner) useFavourites.setState(NO_FAVOURITES)
  })
}
