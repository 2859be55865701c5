interface Props {
  /** The id of what it leads to. */
  to: string
  words: string
  onSkip: () => void
}

/** A way past what lies between, seen by whoever comes to it by Tab. */
export const SkipLink = ({ to, words, onSkip }: Props) => (
  <a
    href={`#${to}`}
    // The browser's own jump would be a step in the history that the router knows nothing of.
    onClick={(event) => {
      event.preventDefault()
      onSkip()
    }}
    className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
  >
    {words}
  </a>
)
