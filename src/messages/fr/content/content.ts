import type { content as words } from '../../en/content/content.ts'

export const content: typeof words = {
  copyTitle: '{title} (copie)',
}
