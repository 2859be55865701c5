/** How what a link says is written in bytes, and how many these are. */
export interface Form<Given, Read> {
  bytes: number
  write: (given: Given) => Buffer
  read: (claim: Buffer) => Read
  /** What stands before the token, for the page that asks before it does anything. */
  prefix?: string
}

const SEVEN_DAYS = 7 * 24 * 60 * 60
const AN_HOUR = 60 * 60

const writeId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const readId = (claim: Buffer) => claim.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

function writeEnd(bytes: number, seconds = SEVEN_DAYS): Buffer {
  const end = Buffer.alloc(bytes)
  end.writeUIntBE(Math.floor(Date.now() / 1000) + seconds, bytes - 6, 6)
  return end
}

const endOf = (claim: Buffer) => claim.readUIntBE(claim.length - 6, 6) * 1000

const isOver = (claim: Buffer) => endOf(claim) <= Date.now()

/** Whose or what it is about, at any time. */
export const ID: Form<string, string> = { bytes: 16, write: writeId, read: readId }

/** The keyed mark of an address, at any time. */
export const MARK: Form<Buffer, Buffer> = { bytes: 16, write: (mark) => mark, read: (claim) => claim }

/** What it is about, for seven days. */
export const ID_FOR_A_WEEK: Form<string, { id: string; isOver: boolean }> = {
  bytes: 22,
  write: (id) => Buffer.concat([writeId(id), writeEnd(6)]),
  read: (claim) => ({ id: readId(claim), isOver: isOver(claim) }),
}

/** What it is about, for an hour. */
export const ID_FOR_AN_HOUR: typeof ID_FOR_A_WEEK = {
  ...ID_FOR_A_WEEK,
  write: (id) => Buffer.concat([writeId(id), writeEnd(6, AN_HOUR)]),
}

/** Whose address it is about, for seven days; the address itself does not stand in the link. */
export const ADDRESS_FOR_A_WEEK: Form<
  { userId: string; mark: Buffer },
  { userId: string; mark: Buffer; isOver: boolean }
> = {
  bytes: 40,
  write: ({ userId, mark }) => Buffer.concat([writeId(userId), mark, writeEnd(8)]),
  read: (claim) => ({ userId: readId(claim), mark: claim.subarray(16, 32), isOver: isOver(claim) }),
}

const LONGEST_KIND = 18

/** What of which kind it is about, for seven days. */
export const THING_FOR_A_WEEK: Form<
  { kind: string; id: number },
  { kind: string; id: number; until: Date; isOver: boolean }
> = {
  bytes: LONGEST_KIND + 10,
  write: ({ kind, id }) => {
    const claim = Buffer.alloc(LONGEST_KIND + 4)
    claim.write(kind, 0, LONGEST_KIND, 'latin1')
    claim.writeUInt32BE(id, LONGEST_KIND)
    return Buffer.concat([claim, writeEnd(6)])
  },
  read: (claim) => ({
    kind: claim.toString('latin1', 0, LONGEST_KIND).replaceAll('\0', ''),
    id: claim.readUInt32BE(LONGEST_KIND),
    until: new Date(endOf(claim)),
    isOver: isOver(claim),
  }),
}
