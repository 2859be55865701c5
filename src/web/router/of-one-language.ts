import type { ServerBuild } from 'react-router'

import type { Locale } from '../../contract/locale.ts'

type Build = ServerBuild | (() => Promise<ServerBuild>)

/** The same pages in one language alone: the router goes through all routes that it knows, several times for each page. */
export const ofOneLanguage = (build: Build, locale: Locale): Build =>
  typeof build === 'function' ? async () => narrow(await build(), locale) : narrow(build, locale)

const narrow = (build: ServerBuild, locale: Locale): ServerBuild => ({
  ...build,
  routes: keep(build.routes, locale),
  assets: { ...build.assets, routes: keep(build.assets.routes, locale) },
})

/** Their names begin with their language. */
const keep = <Routes extends object>(routes: Routes, locale: Locale): Routes =>
  Object.fromEntries(
    Object.entries(routes).filter(([id]) => id === 'root' || id.split(/[-/]/, 1)[0] === locale),
  ) as Routes
