/** A share of an amount as whole cents, half a cent upwards: the one place where money is rounded. */
export const roundCents = (cents: number): number => Math.round(cents)
