/** Words of the list of works and its filters. */
export const filters = {
  loadMore: 'Load More',
}
