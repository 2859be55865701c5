// What is needed only once somebody sets filters: one file for the browser, fetched when it comes to that.
export { DrawerContent } from './drawer-content.tsx'
export { FilterSheet } from './filter-sheet.tsx'
