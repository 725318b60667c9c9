interface Entry<Value> {
  value: Value
  bytes: number
}

/** Keeps what was used most recently, within a number of bytes. */
export class SizedCache<Key, Value> {
  readonly #maxBytes: number
  /** Least recently used first. */
  readonly #entries = new Map<Key, Entry<Value>>()
  #bytes = 0

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes
  }

  /** What all values weigh together. */
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

  /** Keeps a value in place of any other under this key; what is heavier than the whole cache is not kept. */
  set(key: Key, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.#maxBytes) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    this.#shrink()
  }

  /** Whether this very value is kept under this key. */
  holds(key: Key, value: Value): boolean {
    return this.#entries.get(key)?.value === value
  }

  /** Weighs a kept value anew, without counting it as used. */
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

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(key)
    }
  }
}
