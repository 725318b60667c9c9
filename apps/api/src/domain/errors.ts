import { type ErrorCode, errors } from '@candour/schemas/errors.ts'

/** An expected refusal, as opposed to a fault. The error handler maps it to its status and message. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly status: number
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined
  /** The body fields that caused the error, for forms. */
  readonly issues: { path: string; message: string }[] | undefined
  /** The account concerned; used in the security log only. */
  readonly userId: string | undefined
  /** The scope that an API key lacks. */
  readonly scope: string | undefined
  /** The fields that the endpoint's contract declares as `conflict`. */
  readonly conflict: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    options: {
      retryAfter?: number
      /** The body field that caused the error; `issues` if there are several. */
      field?: string
      issues?: { path: string; message: string }[]
      userId?: string | undefined
      conflict?: Record<string, unknown>
      scope?: string
      /** Says more than the code's own message, such as which word is wrong. */
      message?: string
    } = {},
  ) {
    super(options.message ?? errors[code][1])
    this.code = code
    this.status = errors[code][0]
    this.retryAfter = options.retryAfter
    this.issues =
      options.issues ??
      (options.field === undefined ? undefined : [{ path: options.field, message: this.message }])
    this.userId = options.userId
    this.conflict = options.conflict
    this.scope = options.scope
  }
}
