export { clockIn } from './clock-in.ts'
export { findHolidays } from './find-holidays.ts'
export { beginOf, dayOf, momentAt, TODAY } from './gallery-day.ts'
export { type Gallery, readGallery } from './read-gallery.ts'
export {
  PRICES_FOR,
  readSettings,
  type Settings,
  settingOf,
  WRITTEN_LANGUAGES,
  writtenLanguages,
} from './read-settings.ts'
