/** What the server writes into content by itself. */
export const content = {
  /** What a copy is called until it has a name of its own. */
  copyTitle: '{title} (copy)',
  /** What is said of a work's picture that nobody has described, by how it shows the work. */
  pictures: {
    front: '{title}',
    further: '{title}, picture {number}',
    detail: '{title}, detail',
    edge: '{title}, the edge',
    back: '{title}, the back',
    signature: '{title}, the signature',
    raking: '{title}, in raking light',
    framed: '{title}, framed',
    room: '{title}, in a room',
    side: '{title}, from the side',
  },
}
