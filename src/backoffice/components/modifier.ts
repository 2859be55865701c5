/** The key that shortcuts are pressed with, as this machine calls it. */
export const MODIFIER = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl'
