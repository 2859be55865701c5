import type { shell as words } from '../../en/backoffice/shell.ts'

export const shell: typeof words = { title: 'Gestion' }
