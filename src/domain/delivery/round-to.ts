/** A measure or a rate with at most so many decimals; halves go up. */
export const roundTo = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals
