/** Somebody 170 cm tall in a long coat, seen from behind, there for the scale; a part of a drawing. */
export function Visitor({ x, stand, centimetre }: { x: number; stand: number; centimetre: number }) {
  return (
    <g transform={`translate(${x} ${stand}) scale(${centimetre})`}>
      <ellipse cx={0} cy={-1} rx={26} ry={3} className="fill-ink/15" />
      <g style={{ fill: 'color-mix(in srgb, var(--color-muted) 70%, var(--color-paper))' }}>
        <ellipse cx={0.5} cy={-158} rx={9} ry={12} />
        <path d="M-4-150v6c-4 4-15 4-18 11-4 13-5 29-4 41 0 8 4 12 7 14-1 12-1 22-2 33 14 3 27 3 41 0-1-11-1-21-2-33 4-2 7-6 7-14 1-12 0-28-4-41-3-7-13-7-17-11v-6z" />
        <path d="M-14-48l3 43c-3 2-4 5-1 5h8c1-2 1-4 0-5l3-43zM15-48l-1 43c3 2 4 5 1 5H7C6-2 6-4 7-5L3-48z" />
      </g>
    </g>
  )
}
