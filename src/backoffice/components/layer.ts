import { createContext, use } from 'react'

/** The modal that something stands in: what opens from there has to open in it, since nothing else is above it. */
export const LayerContext = createContext<HTMLElement | null>(null)

export const useLayer = (): HTMLElement | null => use(LayerContext)
