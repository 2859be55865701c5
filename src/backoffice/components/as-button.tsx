import type { ComponentProps } from 'react'

/** Makes a button of an item of a menu or list: of two quick presses on a button the second is none. */
export const AS_BUTTON = {
  nativeButton: true,
  render: (props: ComponentProps<'button'>) => <button {...props} type="button" />,
} as const
