import { Component, type ReactNode } from 'react'

import type { Locale } from '../../contract/locale.ts'
import { lastResortIn } from '../../messages/last-resort.ts'
import { localizePath } from '../navigation/locale-path.ts'
import { Main } from './main.tsx'

/** Stands behind the error page: if even that fails, a sentence and a way home remain. */
export class LastResort extends Component<{ locale: Locale; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { locale, children } = this.props
    if (!this.state.hasFailed) return children
    const { text, goHome } = lastResortIn(locale)
    return (
      <Main className="py-24">
        <h1 className="text-lead">{text}</h1>
        {/* A plain link: the router may be what failed. */}
        <a className="mt-8 inline-flex min-h-11 items-center underline" href={localizePath('/', locale)}>
          {goHome}
        </a>
      </Main>
    )
  }
}
