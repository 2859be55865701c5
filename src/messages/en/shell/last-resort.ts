/** What is said when even the error page fails. */
export const lastResort = {
  text: 'An error occurred while showing the error page',
  goHome: 'Go home',
}
