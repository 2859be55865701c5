import { createContext } from 'react-router'

/** A page as it was rendered, and the data that the router in the browser begins with. */
export interface RenderedPage {
  html?: string
  data?: string
}

/** Where a page is put that was rendered: as the body of a response it would be turned into bytes and back. */
export const htmlContext = createContext<RenderedPage>()
