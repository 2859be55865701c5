import { create } from 'zustand'

/** What a screen reader is told next. */
export const useAnnouncement = create<{ text: string }>(() => ({ text: '' }))

/** Says something to those who do not see it happen. */
export const announce = (text: string): void => useAnnouncement.setState({ text })
