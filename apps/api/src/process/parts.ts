/** A handle of something that runs until it is stopped. */
interface Stoppable {
  stop(): unknown
}

/** A part of the process: its name for messages, how it starts, and, in what `start` returns, how it stops. */
export interface Part<Started extends Stoppable | undefined = Stoppable | undefined> {
  name: string
  /** @returns undefined if it is not configured */
  start(): Started | Promise<Started>
}

/** The running parts of a process. Each is stopped before those that were started before it, which it may use. */
export class Parts {
  readonly #running: { name: string; started: Stoppable }[] = []
  #waitingFor: string | undefined

  /** Name of the part that `stop` is waiting for. */
  get waitingFor(): string | undefined {
    return this.#waitingFor
  }

  async start<Started extends Stoppable | undefined>({ name, start }: Part<Started>): Promise<Started> {
    const started = await start()
    if (started) this.#running.push({ name, started })
    return started
  }

  /** @throws AggregateError if a part fails to stop; the others are stopped nevertheless */
  async stop(): Promise<void> {
    const failures: unknown[] = []
    for (const { name, started } of this.#running.splice(0).reverse()) {
      this.#waitingFor = name
      try {
        await started.stop()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'The server did not stop cleanly')
  }
}
