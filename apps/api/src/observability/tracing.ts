import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { dashboardEvents } from '@candour/schemas/reviews.ts'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { answeredStatus } from '#http/log.ts'
import { trustedPeers } from '#http/request-id.ts'
import { type SentStatement, statements } from '#lib/tracing-channels.ts'

/** Spans that wait to be exported, some 2 MB; more are dropped. */
const maxQueueSize = 4_096
/** Time for which spans are collected before they are exported together, in ms. */
const exportDelayMs = 1_000
/** Timeout of an export, in ms; its spans are dropped. */
const exportTimeoutMs = 5_000
/** Time that exporting the rest may take at shutdown, in ms. */
const flushMs = 2_000
/** Interval in which failures to export are logged at most once, in ms. */
const warnEveryMs = 60_000
/** Lists can have long statements. */
const maxTextLength = 2_000
const maxTexts = 1_000

/** Traces of one process, for an OpenTelemetry collector. */
export interface Tracing {
  /** Adds hooks to an app that trace its requests, their handlers and their statements. */
  requests: (app: FastifyInstance) => void
  /** Returns the number of spans that the collector did not take, or that did not fit the queue. */
  dropped: () => number
  /** Exports what is left, for up to two seconds. */
  stop(): Promise<void>
}

/** Published by Fastify around each handler. */
interface HandlerCall {
  request: FastifyRequest
  /** Whether the handler returned a promise, once it has returned. */
  async: boolean
  error?: unknown
}

const handlers = tracingChannel<Span | undefined, HandlerCall>('fastify.request.handler')

/**
 * Starts tracing: a span per request, in it one for the handler, and in these one per SQL statement. Spans never
 * contain values, queries, bodies, paths or error messages. They are exported in the background as OTLP over HTTP
 * (JSON).
 */
export function startTracing({ endpoint, ratio, trustProxy }: Traced): Tracing {
  const bounded = boundedProcessor(
    new OTLPTraceExporter({
      url: new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href,
      timeoutMillis: exportTimeoutMs,
    }),
  )
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: 'candour',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [bounded.processor],
  })
  const tracer = provider.getTracer('candour')
  const isTrusted = trustedPeers(trustProxy)
  /** The innermost span of the request that the code runs for. */
  const active = new AsyncLocalStorage<Span | undefined>()

  /**
   * Returns the trace begun by a trusted proxy. Headers of other clients are ignored, or they could write into the
   * traces of others.
   */
  function parentOf(request: IncomingMessage): Context {
    const given = request.headers.traceparent
    const parent = typeof given === 'string' && isTrusted(request) ? parseTraceParent(given) : null
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
  }

  function startRequest(request: IncomingMessage, id: string, route: string, startTime?: number): Span {
    const method = request.method ?? ''
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: method,
      [ATTR_HTTP_ROUTE]: route,
      'candour.request_id': id,
    }
    const options = { kind: SpanKind.SERVER, attributes, ...(startTime !== undefined && { startTime }) }
    return tracer.startSpan(`${method} ${route}`, options, parentOf(request))
  }

  function endRequest(span: Span, status: number): void {
    span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  /** Starts a span within the active one; none outside of a traced request, or after its end. */
  function startInner(name: string, kind: SpanKind, attributes = {}): Span | undefined {
    const parent = active.getStore()
    if (!parent?.isRecording()) return undefined
    return tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, parent))
  }

  const inner = new WeakMap<object, Span>()
  function endInner(key: object, error: unknown): void {
    const span = inner.get(key)
    if (!span) return
    if (error !== undefined) {
      span.setAttribute(ATTR_ERROR_TYPE, typeOf(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
    inner.delete(key)
  }

  const onStatement = (message: unknown) => {
    const statement = message as SentStatement
    const text = withoutLiterals(statement.text)
    const span = startInner(operationOf(text), SpanKind.CLIENT, {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_QUERY_TEXT]: text,
    })
    if (span) inner.set(statement, span)
  }
  const onAnswer = (message: unknown) => {
    const statement = message as SentStatement
    const rows = statement.result?.rowCount
    if (typeof rows === 'number') inner.get(statement)?.setAttribute('db.response.returned_rows', rows)
    endInner(statement, statement.error)
  }
  const onReturn = (message: unknown) => {
    const call = message as HandlerCall
    if (!call.async) endInner(call, call.error)
  }
  const onSettled = (message: unknown) => endInner(message as HandlerCall, (message as HandlerCall).error)

  statements.start.subscribe(onStatement)
  statements.asyncEnd.subscribe(onAnswer)
  handlers.start.bindStore(active, (call) => {
    const span = startInner('handler', SpanKind.INTERNAL)
    if (span) inner.set(call, span)
    return span ?? active.getStore()
  })
  handlers.end.subscribe(onReturn)
  handlers.asyncEnd.subscribe(onSettled)

  return {
    requests: (app) => {
      setGlobalErrorHandler(atMostEvery(warnEveryMs, (err) => app.log.warn({ err }, 'traces not exported')))
      app.addHook('onRequest', (request, { raw }, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        if (!isTraced(route)) return done()
        const span = startRequest(request.raw, request.id, route)
        raw.once('close', () => endRequest(span, answeredStatus(raw)))
        active.run(span, done)
      })
      app.fastPath.observe(({ request, id, pattern, status, ms }) => {
        endRequest(startRequest(request, id, pattern, Date.now() - ms), status)
      })
    },
    dropped: bounded.dropped,
    stop: async () => {
      statements.start.unsubscribe(onStatement)
      statements.asyncEnd.unsubscribe(onAnswer)
      handlers.start.unbindStore(active)
      handlers.end.unsubscribe(onReturn)
      handlers.asyncEnd.unsubscribe(onSettled)
      const flushed = provider.shutdown().catch(() => {})
      await Promise.race([flushed, wait(flushMs, undefined, { ref: false })])
    },
  }
}

/**
 * Exports spans in batches, with a queue of its own, because the library's processor does not report how many spans it
 * dropped.
 */
function boundedProcessor(exporter: SpanExporter): { processor: SpanProcessor; dropped: () => number } {
  let waiting = 0
  let dropped = 0
  const batches = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) => {
        waiting -= spans.length
        let isOpen = true
        const settle = (taken: boolean) => {
          if (isOpen && !taken) dropped += spans.length
          isOpen = false
        }
        const timer = setTimeout(settle, exportTimeoutMs, false).unref()
        exporter.export(spans, (result) => {
          clearTimeout(timer)
          settle(result.code === ExportResultCode.SUCCESS)
          done(result)
        })
      },
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize,
    scheduledDelayMillis: exportDelayMs,
    exportTimeoutMillis: exportTimeoutMs,
  })
  return {
    processor: {
      onStart: (span, context) => batches.onStart(span, context),
      onEnd: (span) => {
        if (waiting >= maxQueueSize) {
          dropped += 1
          return
        }
        waiting += 1
        batches.onEnd(span)
      },
      forceFlush: () => batches.forceFlush(),
      shutdown: () => batches.shutdown(),
    },
    dropped: () => dropped,
  }
}

/** Settings of tracing, and whose traces are continued. */
type Traced = NonNullable<Config['tracing']> & Pick<Config, 'trustProxy'>

/** Excluded: health checks, which would be most of all traces, and event streams, which last for hours. */
function isTraced(route: string): boolean {
  return !route.startsWith('/api/health/') && route !== dashboardEvents.path
}

/** Returns the code or class of an error, never its message, which may contain a value. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Returns the first word of a statement, such as `select`. */
function operationOf(text: string): string {
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
}

const texts = new Map<string, string>()

/** Returns a statement's text without string literals, in one line. */
function withoutLiterals(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  const clean = text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength)
  // Not the statements that set a scope: they differ by company and would fill the map.
  if (texts.size < maxTexts && !text.startsWith('set local ')) texts.set(text, clean)
  return clean
}

function atMostEvery<T>(ms: number, run: (value: T) => void): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY
  return (value) => {
    const now = performance.now()
    if (now - last < ms) return
    last = now
    run(value)
  }
}
