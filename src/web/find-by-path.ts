import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { toLocale } from './navigation/locale-path.ts'

/** The first of some rows, each with the address of a page without its language, that an address in any language fits. */
export function findByPath<Row extends { path: string }>(rows: readonly Row[], pathname: string): Row | undefined {
  const given = toLocale(pathname, DEFAULT_LOCALE).split('/').slice(1)
  return rows.find(({ path }) => fits(path === '' ? [] : path.split('/'), given[0] === '' ? [] : given))
}

/** `artist/:artist/series/:series?` takes one segment for each name, `*` whatever is there. */
function fits(wanted: string[], given: string[]): boolean {
  const isWhole = given.length <= wanted.length || wanted.at(-1) === '*'
  return (
    isWhole &&
    wanted.every(
      (name, at) => name === '*' || (name[0] === ':' ? given[at] || name.at(-1) === '?' : given[at] === name),
    )
  )
}
