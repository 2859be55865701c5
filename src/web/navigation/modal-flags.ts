/** The modals, by the flag in the address that opens them: so Back closes them and a reload keeps them. */
export const MODAL_FLAGS = ['loginModal', 'registerModal'] as const

export type ModalFlag = (typeof MODAL_FLAGS)[number]
