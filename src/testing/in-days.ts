import { clockIn } from '../domain/gallery/index.ts'

/** The day in so many days at the gallery, where it may be tomorrow already; -1 is yesterday. */
export const inDays = (days: number): string => clockIn('Europe/Paris', new Date(Date.now() + days * 86_400_000)).day
