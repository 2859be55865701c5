/** Words of the pages shown when something is missing or broken. */
export const errors = {
  notFoundTitle: '404',
  notFoundText: 'This page could not be found',
  backHome: 'Back to the home page',
  failedTitle: 'Something went wrong',
  failedText: 'The page could not be shown. It is our fault, not yours.',
  back: 'Go back',
}
