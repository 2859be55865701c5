/** Words of the list of works and its filters. */
export const filters = {
  loadMore: '加载更多',
}
