/** What stands in the tab before anything else has come. */
export const shell = { title: 'Back office' }
