import { create } from 'zustand'

interface Announcement {
  text: string
  /** Whether everybody should see it, not only hear it. */
  isShown: boolean
}

/** What visitors are told next. */
export const useAnnouncement = create<Announcement>(() => ({ text: '', isShown: false }))

/** Says something to those who do not see it happen. */
export const announce = (text: string): void => useAnnouncement.setState({ text, isShown: false })

/** Says and shows something for a while. */
export const notify = (text: string): void => useAnnouncement.setState({ text, isShown: true })
