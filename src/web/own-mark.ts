import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** What marks the inline scripts and styles that we wrote ourselves while a page is rendered; it never leaves the server. */
export const markContext = createContext<string | undefined>()

/** The same for components. */
export const OwnMark = createReactContext<string | undefined>(undefined)
