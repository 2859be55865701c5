import type { OrderSummary } from '../../../contract/orders/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Picture } from '../../components/picture.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'

/** The works of an order as they were bought. */
export function OrderLines({ lines }: Pick<OrderSummary, 'lines'>) {
  const { orders: words } = useWords().cart
  const locale = useLocale()
  return (
    <ul aria-label={words.works} className="border-t border-line">
      {lines.map(({ artwork, slug, title, artist, copy, options, price, picture }) => (
        <li key={artwork} className="grid grid-cols-[56px_1fr_auto] gap-x-4 border-b border-line py-4 text-label">
          <div className="flex aspect-square items-start">
            {picture ? (
              <Picture picture={picture} sizes="56px" isDecorative tallest="100%" />
            ) : (
              <div className="size-full bg-line/40" />
            )}
          </div>
          <div>
            <p>{artist}</p>
            <AppLink className="hover:underline hover:underline-offset-4" to={`/artwork/${slug}`}>
              <cite className="font-display text-body italic">{title}</cite>
            </AppLink>
            {options.length > 0 || copy !== null ? (
              <p className="text-muted">
                {[...options.map(({ name }) => name), ...(copy === null ? [] : [fill(words.copy, { copy })])].join(
                  ' · ',
                )}
              </p>
            ) : null}
          </div>
          <p className="tabular-nums">{formatMoney(price, locale)}</p>
        </li>
      ))}
    </ul>
  )
}
