import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { isRefusal, post, type Submission } from '#test/faults/visitors.ts'

/** Concurrent visitors, who together send about 150 reviews per second. */
const visitors = 40
/** Pause after a review was stored, in ms. */
const pauseMs = 200
/** Pause before a refused review is sent again, in ms. */
const retryMs = 500

/** Reviews that arrive while the database fails over, each sent again under its `submissionId` until it is stored. */
export class Load {
  readonly submissions: Submission[] = []
  acknowledged = 0
  /** Answers 503 with a sentence and Retry-After. */
  refused = 0
  /** All other answers: status and body, or why there was none. */
  readonly others: string[] = []
  /** The longest time between two reviews that were stored, in ms. */
  gapMs = 0
  readonly #url: string
  readonly #companyIds: readonly string[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #running: Promise<unknown>
  #lastAt = performance.now()
  #stopping = false

  constructor(url: string, companyIds: readonly string[]) {
    this.#url = url
    this.#companyIds = companyIds
    this.#running = Promise.all(Array.from({ length: visitors }, () => this.#visit()))
  }

  /** Lets every review that was sent be stored, then ends. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
    this.#agent.destroy()
  }

  async #visit(): Promise<void> {
    while (!this.#stopping) {
      await this.#submit()
      await setTimeout(pauseMs)
    }
  }

  async #submit(): Promise<void> {
    const submissionId = randomUUID()
    const companyId = this.#companyIds[this.submissions.length % this.#companyIds.length] ?? ''
    const submission: Submission = {
      ...{ companyId, submissionId, feedback: `Sent as ${submissionId}`, acknowledgedAs: undefined },
    }
    this.submissions.push(submission)
    const { feedback } = submission
    const review = { companyId, submissionId, feedback, rating: 1 + (this.submissions.length % 5) }
    for (let revision = 1; ; revision += 1) {
      const answer = await post(this.#url, { ...review, revision }, { agent: this.#agent, how: 'whole' })
      if (answer.status === 201) {
        submission.acknowledgedAs = JSON.parse(answer.body).id
        this.acknowledged += 1
        const now = performance.now()
        this.gapMs = Math.max(this.gapMs, now - this.#lastAt)
        this.#lastAt = now
        return
      }
      if (isRefusal(answer)) this.refused += 1
      else this.others.push(answer.cause ?? `${answer.status} ${answer.body}`)
      await setTimeout(retryMs)
    }
  }
}
