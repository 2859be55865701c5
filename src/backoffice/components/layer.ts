import { createContext, use } from 'react'
import { create } from 'zustand'

/** The modal that something stands in: what opens from there has to open in it, since nothing else is above it. */
export const LayerContext = createContext<HTMLElement | null>(null)

export const useLayer = (): HTMLElement | null => use(LayerContext)

const useLayers = create<{ open: HTMLElement[] }>(() => ({ open: [] }))

/** Says that a modal is open, until what it answers is called. */
export function noteLayer(layer: HTMLElement): () => void {
  useLayers.setState(({ open }) => ({ open: [...open, layer] }))
  return () => useLayers.setState(({ open }) => ({ open: open.filter((one) => one !== layer) }))
}

/** The modal above all others, if one is open: whatever stands outside of it can be seen, but not pressed. */
export const useTopLayer = (): HTMLElement | undefined => useLayers(({ open }) => open.at(-1))
