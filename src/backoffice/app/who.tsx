import { Link, useLocation } from 'react-router'

import { LANGUAGES, LOCALES, prefixOf } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { logOut, useAuth } from '../../web/state/auth-store.ts'
import { callOnce } from '../api/call.ts'
import { SAFETY } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

const LINK = 'inline-flex min-h-11 items-center text-label text-muted hover:text-ink lg:min-h-9'

/** The language, the way to the site, who is logged in, and the way out. */
export function Who() {
  const { frame, safety } = useWords()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const name = useAuth(({ user }) => user?.name ?? '')
  return (
    <div className="space-y-1">
      <nav aria-label={frame.language} className="flex flex-wrap gap-x-4">
        {LOCALES.map((one) => (
          <a
            key={one}
            href={`${prefixOf(one)}/admin${pathname}${search}`}
            lang={LANGUAGES[one].tag}
            aria-current={one === locale ? 'true' : undefined}
            className={`${LINK} aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4`}
          >
            {LANGUAGES[one].name}
          </a>
        ))}
      </nav>
      <a className={LINK} href={prefixOf(locale) || '/'} target="_blank" rel="noreferrer">
        {frame.site}
      </a>
      <p className="text-label text-muted">{fill(frame.loggedIn, { name })}</p>
      <div className="flex flex-wrap gap-x-4">
        <Link className={LINK} to={SAFETY}>
          {safety.title}
        </Link>
        <button type="button" className={LINK} onClick={() => void logOut(callOnce)}>
          {frame.logOut}
        </button>
      </div>
    </div>
  )
}
