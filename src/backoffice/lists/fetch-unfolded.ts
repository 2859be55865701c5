interface Page<Item> {
  items: Item[]
  next_cursor: string | null
}

/** As many entries as the API gives at once. */
const MOST = 100

/** Fetches the beginning of a list, page after page, until at least as much is there as is wanted, or all of it. */
export async function fetchUnfolded<Item, P extends Page<Item>>(
  fetchPage: (cursor: string | undefined, limit: number) => Promise<P>,
  wanted: number,
  usual: number,
): Promise<P> {
  const first = await fetchPage(undefined, Math.min(MOST, Math.max(usual, wanted)))
  let last = first
  const items = [...first.items]
  while (items.length < wanted && last.next_cursor) {
    last = await fetchPage(last.next_cursor, Math.min(MOST, wanted - items.length))
    items.push(...last.items)
  }
  return { ...last, items }
}
