/** One fact in a list of them: in large letters what it is, below it what that means. */
export function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-display text-title text-balance">{name}</dt>
      <dd className="mt-2 text-body text-muted">{text}</dd>
    </div>
  )
}
