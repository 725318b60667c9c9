interface Entry<Value> {
  value: Value
  bytes: number
}

/** LRU cache bounded by total size in bytes. */
export class SizedCache<Key, Value> {
  readonly #maxBytes: number
  /** Least recently used first. */
  readonly #entries = new Map<Key, Entry<Value>>()
  #bytes = 0

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes
  }

  /** Total size of all values. */
  get bytes(): number {
    return this.#bytes
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores a value, replacing any other under this key. A value larger than the whole cache is not stored. */
  set(key: Key, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.#maxBytes) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    this.#shrink()
  }

  /** Whether exactly this value is stored under this key (identity, not equality). */
  holds(key: Key, value: Value): boolean {
    return this.#entries.get(key)?.value === value
  }

  /** Updates the size of a stored value without marking it as used. */
  weigh(key: Key, bytes: number): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
    this.#shrink()
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  /** All keys and values, least recently used first; entries may be deleted meanwhile. */
  *entries(): Generator<[Key, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value]
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(key)
    }
  }
}
