/** Words of the pages shown when something is missing or broken. */
export const errors = {
  notFoundTitle: '404',
  notFoundText: 'This page could not be found',
  notFoundHint: 'The work may have been rehung elsewhere. The entrance is this way.',
  backHome: 'Back to the home page',
  failedTitle: 'Something went wrong',
  failedText: 'This page could not be shown. The fault is ours; please try again in a moment.',
  unavailableText: 'The gallery is very busy or under repair. Please try again in a moment.',
  back: 'Go back',
}
