import argon2 from '@node-rs/argon2'
import { onTestFinished, vi } from 'vitest'

/** Watches the library itself: how often it hashed and verified since. */
export function countArgon2(): { hashed: () => number; verified: () => number } {
  const hash = vi.spyOn(argon2, 'hash')
  const verify = vi.spyOn(argon2, 'verify')
  onTestFinished(() => {
    hash.mockRestore()
    verify.mockRestore()
  })
  return { hashed: () => hash.mock.calls.length, verified: () => verify.mock.calls.length }
}
