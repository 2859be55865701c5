/** Where a picture lies as it came; never below a public path, since it tells where and by whom it was taken. */
export const originalPath = ({ hash, extension }: { hash: string; extension: string }) =>
  `originals/${hash}.${extension}`
