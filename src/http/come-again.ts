/** When whoever cannot be served now is asked to come again. */
export const COME_AGAIN_AFTER_SECONDS = 5
