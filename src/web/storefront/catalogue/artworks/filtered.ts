// What is needed only where filters are in force.
export { ActiveFilters } from './active-filters.tsx'
export { NoWorks } from './no-works.tsx'
