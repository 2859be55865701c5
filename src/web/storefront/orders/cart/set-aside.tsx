import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { usePriceText } from '../../../components/artwork-label.tsx'
import { Button } from '../../../components/button.tsx'
import { focusMain } from '../../../components/main.tsx'
import { Section } from '../../../components/section.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { removeFromCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'

interface SetAsideProps {
  works: { id: number; artwork: CartArtwork | undefined }[]
}

/** Works that were in the cart and cannot be bought at present; they count nowhere. */
export function SetAside({ works }: SetAsideProps) {
  const { cart } = useWords()
  const priceText = usePriceText()
  return (
    <Section title={cart.setAsideTitle}>
      <p className="max-w-[60ch] text-body text-muted">{cart.setAsideText}</p>
      <ul className="mt-6">
        {works.map(({ id, artwork }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-8 border-b border-line py-3 text-label">
            {artwork ? (
              <>
                <AppLink className="grow hover:underline hover:underline-offset-4" to={`/artwork/${artwork.slug}`}>
                  {artwork.artist.name} · <cite className="font-display text-body italic">{artwork.title}</cite>
                </AppLink>
                <span className="text-muted">{priceText(artwork)}</span>
              </>
            ) : (
              <span className="grow text-muted">{cart.unknownWork}</span>
            )}
            <Button
              look="quiet"
              aria-label={artwork ? fill(cart.forgetOf, { title: artwork.title }) : cart.forget}
              onClick={() => {
                removeFromCart(id)
                focusMain()
              }}
            >
              {cart.forget}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
