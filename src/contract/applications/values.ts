/** The values that applications of artists are told by, as they travel and are stored. */
export const APPLICATION_STATUSES = ['received', 'under_review', 'incomplete', 'accepted', 'declined'] as const
/** Where staff take an application. */
export const REVIEW_STATUSES = ['under_review', 'incomplete', 'accepted', 'declined'] as const

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** The programme's price, including tax, for one year. */
export const EUROS_A_MONTH = 150

/** How large a PDF may be: 20 MB, as systems count them. */
export const LARGEST_PDF_MB = 20
export const LARGEST_PDF = LARGEST_PDF_MB * 1024 * 1024
