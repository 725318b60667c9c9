import type { AuditAction } from '@candour/schemas/audit.ts'
import type { Endpoint, Input, Output } from '@candour/schemas/endpoint.ts'
import type { App } from '#http/hosts.ts'
import type { Scene } from '#test/samples/scene.ts'

/** Input of a call; without a cookie, it is sent by whom the audience names. */
type SampleRequest<E extends Endpoint> = Input<E> & { cookie?: string }

/** Entry that a call leaves in the audit log. */
export interface Entry<E extends Endpoint> {
  action: AuditAction
  /** The log that has the entry; the company's unless stated. */
  log?: 'platform'
  fields?(request: SampleRequest<E>, answer: Output<E>): object
}

/** Fields of an entry that tells only these changes, each as its value before and after. */
export const changing = (changes: Record<string, [before: unknown, after: unknown]>) => () => ({ changes })

/** Calls that change something or export data. */
type Recorded<E extends Endpoint> = E['method'] extends 'GET'
  ? E extends { stream: infer Stream }
    ? Stream extends 'text/event-stream'
      ? false
      : true
    : false
  : true

/** A valid request of a contract, and what tests of all calls expect of it. */
type Sample<E extends Endpoint> = {
  /** Creates what the request names, in the scene's company; may be called repeatedly. */
  request(scene: Scene): SampleRequest<E> | Promise<SampleRequest<E>>
  /** Status of the answer where it is an error, because no test has what the call reaches. */
  refused?: number
} & (E['audience'] extends 'public'
  ? { /** Both consoles, unless stated. */ apps?: readonly App[] }
  : object) &
  (Recorded<E> extends true ? { entry: Entry<E> } | { /** The reason. */ unrecorded: string } : object)

/** A sample for each contract that a module of `packages/schemas` exports. */
export type SamplesOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? Sample<Module[Name]>
    : never
}
