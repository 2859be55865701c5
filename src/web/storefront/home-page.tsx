import { localize } from '../../contract/locale.ts'
import { Main } from '../components/main.tsx'
import { PageHead } from '../components/page-head.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { useLocale } from '../navigation/locale-path.ts'
import { useWords } from '../words.ts'
import { useShellData } from './shell/shell-data.ts'

export default function HomePage() {
  const { categories } = useShellData()
  const { pages } = useWords()
  const locale = useLocale()
  return (
    <Main className="pt-16 pb-24 md:pt-28 md:pb-40">
      <PageHead title={pages.home.title} description={pages.home.description} />
      <h1 className="max-w-[14ch] font-display chinese:max-w-none text-display">{pages.home.heading}</h1>
      <p className="mt-8 max-w-[46ch] text-lead text-muted">{pages.home.introduction}</p>
      <h2 className="mt-24 text-label text-muted md:mt-32">{pages.categories}</h2>
      <ul className="mt-2 grid font-display text-heading md:grid-cols-2 md:gap-x-16">
        {categories.map(({ id, slug, name }) => (
          <li key={id} className="border-b border-line">
            <AppLink className="block py-5 transition-[padding] hover:pl-3" to={`/artwork?category=${slug}`}>
              {localize(name, locale)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Main>
  )
}
