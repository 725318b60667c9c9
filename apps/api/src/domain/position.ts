/**
 * A position in the primary's write-ahead log (WAL), in bytes. A replica that has replayed it shows everything
 * that was committed before it was taken.
 */
export type Position = bigint

/** Parses a position as PostgreSQL writes it (`pg_lsn`), such as `16/B374D848`; undefined if it is none. */
export function parsePosition(text: unknown): Position | undefined {
  const halves = typeof text === 'string' && /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text)
  return halves ? (BigInt(`0x${halves[1]}`) << 32n) | BigInt(`0x${halves[2]}`) : undefined
}

/** Writes a position as PostgreSQL does. */
export function formatPosition(position: Position): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()
}
