/** A number with at most so many decimals; halves go up. */
export const roundTo = (value: number, decimals: number): number =>
  Number((Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals).toFixed(decimals))
