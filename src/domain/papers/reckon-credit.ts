import { roundCents } from '../delivery/index.ts'
import type { BillLine } from './bill.ts'

/** What went back of an order, line by line as its invoice has them, in cents. */
interface Refunded {
  /** What was ever paid back, and stayed there. */
  total: number
  /** What the buyer's bank took back for good. */
  lost: number
  /** What staff named, the oldest refund first; one that is under way comes last. */
  parts: number[][]
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

/**
 * How much of each line of an invoice the next credit note takes back: what staff named, and what somebody paid back
 * at the provider or a bank took without saying for what, spread over what is left. Undefined where nothing is to be credited.
 */
export function reckonCredit(
  lines: number[],
  credited: number[],
  { total, lost, parts }: Refunded,
): number[] | undefined {
  const amount = Math.min(total + lost, sum(lines)) - sum(credited)
  if (amount <= 0) return undefined
  const left = lines.map((gross, at) => gross - (credited[at] ?? 0))
  if (amount === sum(left)) return left
  const named = lines.map((_, at) => sum(known(parts, total).map((part) => part[at] ?? 0)))
  const wanted = named.map((cents, at) => Math.min(Math.max(0, cents - (credited[at] ?? 0)), left[at] ?? 0))
  const taken = cap(wanted, amount)
  const rest = spread(
    left.map((cents, at) => cents - (taken[at] ?? 0)),
    amount - sum(taken),
  )
  return taken.map((cents, at) => cents + (rest[at] ?? 0))
}

/** The parts that have arrived: together they are not more than what went back. */
function known(parts: number[][], total: number): number[][] {
  let rest = total
  return parts.filter((part) => {
    rest -= sum(part)
    return rest >= 0
  })
}

/** The first amounts, up to a sum. */
function cap(amounts: number[], most: number): number[] {
  let rest = most
  return amounts.map((amount) => {
    const taken = Math.min(amount, rest)
    rest -= taken
    return taken
  })
}

/** An amount in shares of what is left of each, to the cent. */
function spread(left: number[], amount: number): number[] {
  let [restLeft, restAmount] = [sum(left), amount]
  return left.map((cents) => {
    const share = restLeft === 0 ? 0 : Math.min(cents, roundCents((restAmount * cents) / restLeft))
    restLeft -= cents
    restAmount -= share
    return share
  })
}

/** The lines of a credit note: all notes of a line together contain the very VAT that the line contained. */
export function creditLines(lines: BillLine[], credited: number[], credits: number[]): BillLine[] {
  return lines.flatMap((line, at) => {
    const gross = credits[at] ?? 0
    if (gross === 0) return []
    const before = credited[at] ?? 0
    const vatUpTo = (cents: number) => roundCents((line.vat * cents) / line.gross)
    return [{ ...line, gross, vat: vatUpTo(before + gross) - vatUpTo(before) }]
  })
}
