/** What the parts of a delivery come to, in euros, without the errors that sums of decimals have. */
export const sumDelivery = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100
