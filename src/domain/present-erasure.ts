/** What is told of something whose person was erased: its address goes then; when that was is known unless it is long ago. */
export const presentErasure = ({ email, erased_at }: { email: string; erased_at: Date | null }) =>
  email === '' ? { at: erased_at?.toISOString() ?? null } : null
