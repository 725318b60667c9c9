import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createReview } from '@candour/schemas/reviews.ts'
import { type Alone, seedScale, startAlone } from '#bench/alone.ts'
import { load } from '#bench/load.ts'
import { median, quantile, type Row } from '#bench/report.ts'
import { feedback } from '#bench/servers.ts'

/** A server with one company that has a long history of reviews. */
interface History extends Alone {
  companyId: string
}

/** Starts a server with this many generated reviews of one company. */
export async function startHistory(reviews: number): Promise<History> {
  const alone = await startAlone({ prepare: (folder) => seedScale(folder, 1, reviews) })
  const { id: companyId } = await alone.owner.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  return { ...alone, companyId }
}

/** What a background job takes, and what it costs visitors who send reviews to the same company meanwhile. */
export class JobMeasurement {
  readonly #history: History
  readonly #script: string
  /** Durations of the job's transactions, in ms. */
  readonly times: number[] = []
  readonly #rounds: { alone: number; meanwhile: number }[] = []
  #restSeconds = 0

  /** @param script file of this folder that runs the job and sends the duration of each transaction */
  constructor(history: History, script: string) {
    this.#history = history
    this.#script = script
  }

  /** Sends reviews without and with the job, which is killed afterwards. @param progress describes what it has done */
  async measureRounds(rounds: number, progress: () => Promise<string>): Promise<void> {
    await this.#send()
    for (let round = 1; round <= rounds; round += 1) {
      const alone = await this.#send()
      const { child, ended } = this.#start()
      await once(child, 'message')
      const meanwhile = await this.#send()
      child.kill('SIGKILL')
      await ended
      this.#rounds.push({ alone, meanwhile })
      console.log(`round ${round}: ratio ${(meanwhile / alone).toFixed(2)}; killed after ${await progress()}`)
    }
  }

  /** Runs the job to its end, without pauses after its transactions. */
  async finish(): Promise<void> {
    const startedAt = performance.now()
    await this.#start(0).ended
    this.#restSeconds += (performance.now() - startedAt) / 1_000
  }

  /** @param wrong how many reviews or days are not as the job should leave them */
  rows(restSecondsAtMost: number, wrong: number): Row[] {
    return [
      {
        what: 'longest transaction',
        unit: 'ms',
        typical: median(this.times),
        ours: quantile(this.times, 1),
        bar: { atMost: 200 },
      },
      {
        what: 'the rest, without pauses',
        unit: 's',
        ours: this.#restSeconds,
        bar: { atMost: restSecondsAtMost },
      },
      {
        what: 'POST /api/reviews meanwhile : alone',
        unit: 'requests/s',
        ours: median(this.#rounds.map(({ meanwhile }) => meanwhile)),
        ceiling: median(this.#rounds.map(({ alone }) => alone)),
        ratio: median(this.#rounds.map(({ meanwhile, alone }) => meanwhile / alone)),
        bar: { ratioAtLeast: 0.9 },
      },
      { what: 'reviews and days left wrong', unit: 'reviews', ours: wrong, bar: { atMost: 0 } },
    ]
  }

  /** Sends reviews to the company for four seconds. Returns how many per second were stored. */
  async #send(): Promise<number> {
    const { url, companyId } = this.#history
    const bodies = [{ companyId, rating: 4, feedback }]
    return (await load({ url: url + createReview.path, connections: 64, seconds: 4, bodies })).perSecond
  }

  /** @param rest the pause after each transaction, as a multiple of its time; omit for the usual one */
  #start(rest?: number): { child: ChildProcess; ended: Promise<unknown> } {
    const argument = JSON.stringify({ url: this.#history.databaseUrl, rest })
    const child = fork(new URL(this.#script, import.meta.url), [argument])
    child.on('message', (ms) => this.times.push(Number(ms)))
    return { child, ended: once(child, 'close') }
  }
}
