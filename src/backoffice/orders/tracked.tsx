import type { SalesOrder } from '../../contract/orders/shapes.ts'

/** Who brings an order, and its number, which leads to where it is followed. */
export function Tracked({ order: { carrier, tracking, tracking_link: link } }: { order: SalesOrder }) {
  return (
    <>
      {carrier ? <span className="block">{carrier}</span> : null}
      {link ? (
        <a className="wrap-anywhere underline" href={link} target="_blank" rel="noreferrer">
          {tracking}
        </a>
      ) : (
        tracking
      )}
    </>
  )
}
