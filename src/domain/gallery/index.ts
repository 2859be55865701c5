export { clockIn } from './clock-in.ts'
export { findHolidays } from './find-holidays.ts'
export { dayOf, TODAY } from './gallery-day.ts'
export { type Gallery, readGallery } from './read-gallery.ts'
