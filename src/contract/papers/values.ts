/** Papers about works and artists, for the wall and for whoever asks. */
export const SHOWN_PAPERS = ['tear-sheet', 'labels', 'price-list', 'cv'] as const

/** Papers that travel with works: for whoever carries, insures or lets them through. */
const SHIPPED_PAPERS = ['condition-report', 'packing-list', 'pro-forma'] as const

export const PAPER_KINDS = [...SHOWN_PAPERS, ...SHIPPED_PAPERS] as const
export type PaperKind = (typeof PAPER_KINDS)[number]
export type ShownPaper = (typeof SHOWN_PAPERS)[number]

/** How many works a paper may be of: a tear sheet is a page with a large picture each. */
export const MOST_WORKS = { 'tear-sheet': 60, labels: 200, 'price-list': 200, cv: 0 } as const satisfies Record<
  ShownPaper,
  number
>

/** Then a paper is forgotten; whoever still wants it makes it anew. */
export const PAPER_DAYS = 30

const MM = 72 / 25.4
const A4 = { size: 'A4', width: 210 * MM, height: 297 * MM } as const
const LETTER = { size: 'LETTER', width: 612, height: 792 } as const

interface LabelSheet {
  page: typeof A4 | typeof LETTER
  columns: number
  rows: number
  /** Points: how large a label is, where the first one lies, and how far one is from the next. */
  width: number
  height: number
  left: number
  top: number
  across: number
  down: number
}

const inMillimetres = (
  [columns, rows]: [number, number],
  [width, height]: [number, number],
  [left, top]: [number, number],
  across = width,
): LabelSheet => ({
  ...{ page: A4, columns, rows, width: width * MM, height: height * MM, left: left * MM, top: top * MM },
  ...{ across: across * MM, down: height * MM },
})

/** Sheets of labels as they are sold, by how many are on one and how large they are. */
export const LABEL_SHEETS = {
  'a4-21': inMillimetres([3, 7], [63.5, 38.1], [7.2, 15.15], 66.05),
  'a4-14': inMillimetres([2, 7], [99.1, 38.1], [4.65, 15.15], 101.6),
  'a4-8': inMillimetres([2, 4], [99.1, 67.7], [4.65, 13.1], 101.6),
  'a4-4': inMillimetres([2, 2], [105, 148.5], [0, 0]),
  // 10 of 4 × 2 inches.
  'letter-10': {
    ...{ page: LETTER, columns: 2, rows: 5, width: 288, height: 144 },
    ...{ left: 11.25, top: 36, across: 301.5, down: 144 },
  },
} as const satisfies Record<string, LabelSheet>

export type LabelFormat = keyof typeof LABEL_SHEETS
export const LABEL_FORMATS = Object.keys(LABEL_SHEETS) as [LabelFormat, ...LabelFormat[]]

/** Which label of a sheet is the first that is still there. */
export const MOST_LABELS = 21

/** What customs call works: paintings and drawings, original prints, sculptures, antiques, printed pictures and photographs. */
export const CUSTOMS_CODES = ['9701', '9702', '9703', '9706', '4911.91'] as const
export type CustomsCode = (typeof CUSTOMS_CODES)[number]

/** Who pays and bears what on the way (Incoterms 2020). */
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const

/** Why works cross a border. */
export const EXPORT_REASONS = ['sale', 'exhibition', 'return'] as const

/** How a work is. */
export const CONDITIONS = ['excellent', 'good', 'fair', 'poor'] as const
