/** One of several things that happen one after the other. */
export function NumberedStep({ number, name, text }: { number: number; name: string; text: string }) {
  return (
    <li className="flex gap-6">
      <span aria-hidden="true" className="w-8 shrink-0 font-display text-heading leading-none text-muted">
        {number}
      </span>
      <div>
        <h3 className="font-display text-lead">{name}</h3>
        <p className="mt-1 max-w-[52ch] text-body text-muted">{text}</p>
      </div>
    </li>
  )
}
