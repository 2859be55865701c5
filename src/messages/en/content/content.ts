/** What the server writes into content by itself. */
export const content = {
  /** What a copy is called until it has a name of its own. */
  copyTitle: '{title} (copy)',
}
