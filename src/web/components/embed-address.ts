/** The player's address for a link to a video page; undefined for hosts we do not know, which get a plain link. */
export function embedAddress(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:') return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  const id = host === 'youtu.be' || host === 'vimeo.com' ? url.pathname.slice(1) : (url.searchParams.get('v') ?? '')
  if (!/^[\w-]{5,20}$/.test(id)) return undefined
  if (host === 'youtube.com' || host === 'youtu.be') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
  if (host === 'vimeo.com') return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
  return undefined
}
