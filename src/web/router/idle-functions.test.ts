import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findByPath } from '../find-by-path.ts'
import { PAGES } from '../pages.ts'
import { IDLE_FUNCTIONS } from './idle-functions.ts'
import { leaveOutFunctions } from './leave-out-idle-parts.ts'

/** What pages may take from the libraries no more, since a browser is not sent what it needs. */
const LEFT_OUT = {
  react: ['Activity', 'Children', 'cloneElement', 'useActionState', 'useOptimistic'],
  'react-dom': [
    ...['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
    ...['requestFormReset', 'useFormState', 'useFormStatus'],
  ],
  'react-router': [
    ...['Form', 'Link', 'NavLink', 'Links', 'Meta', 'PrefetchPageLinks', 'useActionData', 'useBlocker', 'usePrompt'],
    ...['useFetcher', 'useFetchers', 'useFormAction', 'useRevalidator', 'useSubmit'],
  ],
}

const SOURCES = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|entry\.server/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

test('what is left out of the libraries is still there, once', () => {
  for (const [part, functions] of Object.entries(IDLE_FUNCTIONS)) {
    const [file = part] = globSync(`node_modules/{react-router/dist/production,react,react-dom}/${part}`)
    const code = readFileSync(file, 'utf8')
    expect(leaveOutFunctions(code, functions).length).toBeLessThan(code.length)
  }
})

test('a function that is not there, or twice, stops the build', () => {
  const code = 'function a() {\n  one()\n}\nfunction b(\n  two\n) {\n  two()\n}\nfunction c() {\n}\nfunction c() {\n}'
  expect(leaveOutFunctions(code, { a: '', b: 'return 1' })).toMatch(
    /^function a\(\) \{\s*\}\nfunction b\([^]*return 1\n\}/,
  )
  for (const name of ['c', 'd']) expect(() => leaveOutFunctions(code, { [name]: '' })).toThrow(name)
})

/** What a file takes from a library, by the names that stand in its import. */
const takenFrom = (library: string, code: string) =>
  code
    .split(` from '${library}'\n`)
    .slice(0, -1)
    .flatMap((before) => before.slice(before.lastIndexOf('import ')).split(/\W+/))

test('no page uses what is left out', () => {
  const uses = SOURCES.flatMap(([file, code]) => [
    ...Object.entries(LEFT_OUT).flatMap(([library, names]) =>
      takenFrom(library, code).flatMap((name) => (names.includes(name) ? `${file}: ${name}` : [])),
    ),
    ...[...code.matchAll(/export (?:const|function|async function) (?:action|clientAction|meta|links)\b/g)].map(
      ([use]) => `${file}: ${use}`,
    ),
    // Elements of our own making, and what is said while letters are put together.
    ...[...code.matchAll(/<[a-z]+-[a-z]+[\s>]|\bon(?:BeforeInput|Composition\w+)=/g)].map(([use]) => `${file}: ${use}`),
  ])
  expect(uses).toEqual([])
})

test('the first page that an address fits is the one that the router would show', () => {
  for (const { path } of PAGES)
    expect(findByPath(PAGES, `/${path.replaceAll(/:(\w+)\??/g, 'some-$1')}`)?.path).toBe(path)
})
