import { AppLink } from '../navigation/app-link.tsx'
import { useStorage } from '../navigation/storage.ts'
import { useGallery } from '../use-gallery.ts'

/** The gallery's name or sign over everything: the way to the entrance. In the sidebar it takes the sidebar's place in the history. */
export function Logo({ replace = false }: { replace?: boolean }) {
  const { name, logo } = useGallery()
  const addressOf = useStorage()
  return (
    <AppLink className="inline-flex min-h-11 items-center font-display text-logo leading-none" to="/" replace={replace}>
      {logo ? (
        <img src={addressOf(logo.path)} alt={name} width={logo.width} height={logo.height} className="logo" />
      ) : (
        name
      )}
    </AppLink>
  )
}
