import { fill } from '../../../messages/fill.ts'
import { AlertButton } from './alert-button.tsx'

interface FollowButtonProps {
  artist: { slug: string; name: string }
  words: { follow: string; unfollow: string }
  look: 'outline' | 'quiet'
  className?: string
}

/** Follows an artist: new works come by mail. */
export const FollowButton = ({ artist: { slug, name }, words, ...look }: FollowButtonProps) => (
  <AlertButton
    wish={{ path: `/artist/${slug}`, body: { kind: 'artist', artist: slug } }}
    make={fill(words.follow, { name })}
    end={fill(words.unfollow, { name })}
    {...look}
  />
)
