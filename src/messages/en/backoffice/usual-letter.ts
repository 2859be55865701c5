/** What the gallery usually writes to somebody about a work that is for sale. */
export const usualLetter =
  'Dear {name},\n\nthis work is available at the gallery, and we thought of you at once. We would be glad to tell you more about it, or to show it to you.\n\nKind regards'
