let count = 0

/** Counts files that are being sent from a part of the page; answers how to take that back. */
export function noteUploads(more: number): () => void {
  count += more
  return () => {
    count -= more
  }
}

/** Whether leaving the page now would cut off a file. */
export const hasUploads = (): boolean => count > 0
