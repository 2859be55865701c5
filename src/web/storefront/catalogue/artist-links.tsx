import { AppLink } from '../../navigation/app-link.tsx'

interface ArtistLinksProps {
  label: string
  artists: { id: number; slug: string; name: string }[]
}

/** The artists that something is about, each leading to their page. */
export function ArtistLinks({ label, artists }: ArtistLinksProps) {
  if (artists.length === 0) return null
  return (
    <nav aria-label={label}>
      <p className="text-label text-muted">{label}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {artists.map(({ id, slug, name }) => (
          <li key={id}>
            <AppLink
              className="inline-flex min-h-11 items-center text-body underline decoration-line underline-offset-4 hover:decoration-ink"
              to={`/artist/${slug}`}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
