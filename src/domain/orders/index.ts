export { heedNotice } from './heed-notice.ts'
