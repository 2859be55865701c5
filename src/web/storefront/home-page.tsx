import { Link, useLoaderData } from 'react-router'

import { localizePath, useLocale } from '../locale-path.ts'
import { loadPage } from '../page-data.ts'
import { useWords } from '../words.ts'

const load = loadPage((call) => call('GET /categories', { query: { limit: 5 } }))
export { load as clientLoader, load as loader }

export default function HomePage() {
  const { categories } = useLoaderData<typeof load>()
  const { home, shell } = useWords()
  const locale = useLocale()
  return (
    <main id="content" className="mx-auto max-w-container px-6 py-24">
      <title>{home.title}</title>
      <meta name="description" content={shell.description} />
      <h1 className="max-w-[18ch] font-display text-6xl leading-tight">{home.heading}</h1>
      <p className="mt-8 max-w-[52ch] text-lg">{home.introduction}</p>
      <h2 className="mt-24 text-sm text-muted">{home.categories}</h2>
      <ul className="mt-4 flex flex-wrap gap-x-12 gap-y-4 font-display text-3xl">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={localizePath(`/artwork?category=${slug}`, locale)}>{name[locale] ?? name.en}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
