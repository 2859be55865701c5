/** Where the gallery knows a work of a collection from. */
export const WORK_ORIGINS = ['certified', 'added'] as const

/** How many works one account keeps that were added by hand. */
export const MOST_WORKS = 500
/** What a work costs at most, in euros. */
export const MOST_EUROS = 20_000_000
export const LARGEST_PHOTO_MB = 20
