import { AppLink } from '../../navigation/app-link.tsx'

/** The way up from one thing to all of its kind. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mb-6 md:mb-10">
      <AppLink
        className="inline-flex min-h-11 items-center text-label text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
        to={to}
      >
        {children}
      </AppLink>
    </p>
  )
}
