import { useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'

import type { Reply } from '../../../../contract/client.ts'
import { DEFAULT_LOCALE } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { classOf } from '../../../components/button.tsx'
import { toLocale, useLocale } from '../../../navigation/locale-path.ts'
import { hasPath, rememberPath } from '../../../navigation/remembered-path.ts'
import { browserApi, type Site } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { makeChallenge } from './social-login.ts'

type Provider = Reply<'GET /auth/providers'>['providers'][number]

/** The services through which one can come in, as far as there are any. */
export function SocialLinks() {
  const { login } = useWords().account
  const locale = useLocale()
  const { pathname } = useLocation()
  const apiUrl = useRouteLoaderData<Site>('root')?.apiUrl ?? ''
  const [{ providers, challenge }, setLinks] = useState<{ providers: Provider[]; challenge: string }>({
    providers: [],
    challenge: '',
  })

  useEffect(() => {
    const abort = new AbortController()
    const show = async () => {
      const reply = await browserApi(locale)('GET /auth/providers', undefined, { signal: abort.signal })
      const made = reply.providers.length > 0 ? await makeChallenge() : undefined
      if (made !== undefined && !abort.signal.aborted) setLinks({ providers: reply.providers, challenge: made })
    }
    // Whoever cannot come in by this door still has the other.
    show().catch(() => undefined)
    return () => abort.abort()
  }, [locale])

  // The way leads through another site: where one was is kept for the way back.
  const leave = () => {
    if (!hasPath() && !/^\/(login|register)$/.test(toLocale(pathname, DEFAULT_LOCALE))) rememberPath(pathname)
  }

  if (providers.length === 0) return null
  return (
    <div className="space-y-3">
      <p aria-hidden="true" className="flex items-center gap-4 text-label text-muted">
        <span className="h-px grow bg-line" />
        {login.or}
        <span className="h-px grow bg-line" />
      </p>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          href={`${apiUrl}/api/auth/social/${encodeURIComponent(id)}/start?${new URLSearchParams({ challenge, locale })}`}
          className={`${classOf('outline')} w-full`}
          onClick={leave}
        >
          {fill(login.with, { provider: name })}
        </a>
      ))}
    </div>
  )
}
