/** A line of the chart. */
interface Line {
  name: string
  values: number[]
}

interface Panel {
  title: string
  /** What stands below, from left to right. */
  steps: string[]
  lines: Line[]
}

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [420, 260, 60, 40, 40]
const COLORS = ['#1b1b1b', '#8a3b12', '#2b5f75', '#777777']

/** Draws how costs grow, panel beside panel, as a picture that any browser shows. */
export function drawGrowth(panels: Panel[]): string {
  const wide = panels.length * (WIDTH + LEFT + GAP)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HEIGHT + 150}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fdfcfa"/>
${panels.map((panel, at) => drawPanel(panel, at * (WIDTH + LEFT + GAP) + LEFT)).join('\n')}
</svg>
`
}

function drawPanel({ title, steps, lines }: Panel, left: number): string {
  const most = Math.max(...lines.flatMap(({ values }) => values)) * 1.1
  const x = (at: number) => left + (WIDTH * at) / Math.max(steps.length - 1, 1)
  const y = (value: number) => TOP + HEIGHT * (1 - value / most)
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => share * most)
  const drawn = lines.map(({ name, values }, at) => {
    const points = values.map((value, step) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`)
    const color = COLORS[at % COLORS.length]
    const dots = points.map(
      (point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3" fill="${color}"/>`,
    )
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="1.5"/>${dots.join('')}
<text x="${left}" y="${TOP + HEIGHT + 45 + at * 17}" fill="${color}">${name}: ${values.map((one) => one.toFixed(2)).join(', ')}</text>`
  })
  return `<text x="${left}" y="24" font-size="14">${title}</text>
${marks.map((mark) => `<line x1="${left}" x2="${left + WIDTH}" y1="${y(mark)}" y2="${y(mark)}" stroke="#ddd8cf"/><text x="${left - 8}" y="${y(mark) + 4}" text-anchor="end">${mark.toFixed(2)}</text>`).join('\n')}
${steps.map((step, at) => `<text x="${x(at)}" y="${TOP + HEIGHT + 20}" text-anchor="middle">${step}</text>`).join('\n')}
${drawn.join('\n')}`
}
