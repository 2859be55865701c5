import { localize } from '../../../contract/locale.ts'
import { Disclosure } from '../../components/disclosure.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { askAgain } from '../../state/consent-store.ts'
import { useWords } from '../../words.ts'
import { FooterMedia } from './footer-media.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { useShellData } from './shell-data.ts'

interface LinkGroup {
  title: string
  links: { to: string; name: string }[]
}

/** What stands at the foot of every page. */
export function Footer() {
  const { shell, footer } = useWords()
  const { gallery, footerPage, legalMention } = useShellData()
  const locale = useLocale()
  const legalLinks = [
    { to: '/terms-of-sales', name: footer.termsOfSales },
    { to: '/conditions-of-use', name: footer.conditionsOfUse },
    { to: '/privacy-policy', name: footer.privacyPolicy },
  ]
  return (
    <footer className="late mx-auto w-full max-w-container px-6 pb-10">
      <div>
        <FooterMedia />
        <div className="grid gap-x-16 gap-y-12 border-t border-line pt-12 lg:grid-cols-[1fr_2fr]">
          <div>
            <p className="mb-8 font-display text-logo leading-none">{gallery.name}</p>
            <NewsletterForm />
            {footerPage.links.length > 0 ? (
              <nav aria-label={footer.followUs} className="mt-8">
                <ul className="flex flex-wrap gap-x-6 text-label">
                  {footerPage.links.map(({ name, url }) => (
                    <li key={url}>
                      <a
                        className="inline-flex min-h-11 items-center hover:underline"
                        href={url}
                        target="_blank"
                        rel="noopener noreferrer"
                      >
                        {name}
                        <span className="sr-only"> {shell.opensInNewTab}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
          </div>
          <div className="grid gap-x-8 md:grid-cols-[repeat(4,auto)] md:justify-between md:gap-y-10">
            {useLinkGroups().map(({ title, links }) => (
              <Disclosure key={title} title={title}>
                <ul className="md:mt-3">
                  {links.map(({ to, name }) => (
                    <li key={to}>
                      <AppLink
                        className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4 md:min-h-9 md:py-1 pointer-coarse:min-h-11"
                        to={to}
                      >
                        {name}
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </div>
        </div>
        <div className="mt-12 flex flex-col border-t border-line pt-6 text-label text-muted md:flex-row md:flex-wrap md:items-baseline md:gap-x-8 md:gap-y-2">
          <p className="grow max-md:mb-4">{localize(legalMention, locale)}</p>
          {legalLinks.map(({ to, name }) => (
            <AppLink key={to} className="inline-flex min-h-11 items-center hover:text-ink md:min-h-6" to={to}>
              {name}
            </AppLink>
          ))}
          <button
            type="button"
            className="inline-flex min-h-11 items-center hover:text-ink md:min-h-6 unscripted:hidden"
            onClick={askAgain}
          >
            {footer.consentSettings}
          </button>
        </div>
      </div>
    </footer>
  )
}

function useLinkGroups(): LinkGroup[] {
  const { footer } = useWords()
  const { categories } = useShellData()
  const locale = useLocale()
  return [
    {
      title: footer.artworks,
      links: categories.map(({ slug, name }) => ({ to: `/artwork?category=${slug}`, name: localize(name, locale) })),
    },
    {
      title: footer.artists,
      links: [
        { to: '/artist#worldwide', name: footer.worldwideArtists },
        { to: '/artist#gallery', name: footer.galleryArtists },
        { to: '/artist#featured', name: footer.featuredArtist },
      ],
    },
    {
      title: footer.gallery,
      links: [
        { to: '/gallery#exhibitions', name: footer.exhibitions },
        { to: '/gallery#map', name: footer.map },
        { to: '/press#press_title', name: footer.press },
      ],
    },
    {
      title: footer.information,
      links: [
        { to: '/faq', name: footer.faq },
        { to: '/subscription', name: footer.forArtists },
        { to: '/general-terms-and-conditions', name: footer.generalTerms },
      ],
    },
  ]
}
