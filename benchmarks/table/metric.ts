/** One figure of the table. */
export interface Metric {
  name: string
  value: number
  /** What it is counted in: shares and multiples are of the bare server in the same run. */
  unit: 'of bare' | '× bare' | 'ms' | 'MB' | 'KB'
  better: 'more' | 'less'
  /** What the gallery is to reach. */
  wanted?: string
}

export const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4)

export const tell = ({ value, unit }: Pick<Metric, 'value' | 'unit'>): string =>
  `${value.toFixed(digits(value))} ${unit}`
