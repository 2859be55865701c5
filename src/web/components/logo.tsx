import { AppLink } from '../navigation/app-link.tsx'
import { useWords } from '../words.ts'

/** The gallery's name over everything: the way to the entrance. In the sidebar it takes the sidebar's place in the history. */
export function Logo({ replace = false }: { replace?: boolean }) {
  const { shell } = useWords()
  return (
    <AppLink className="inline-flex min-h-11 items-center font-display text-logo leading-none" to="/" replace={replace}>
      {shell.galleryName}
    </AppLink>
  )
}
