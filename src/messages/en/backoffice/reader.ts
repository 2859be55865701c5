/** Words around a PDF that is read in the page. */
export const reader = {
  open: 'Read the PDF here',
  fetchFailed: 'The PDF could not be fetched. Please load the page again.',
  page: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
  tools: 'The PDF',
  opening: 'One moment …',
  failed: 'This cannot be shown here. Please save the PDF and open it with your own program.',
}
