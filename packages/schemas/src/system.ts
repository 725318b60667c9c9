import { z } from 'zod'
import { endpoint, forOperators } from '#endpoint.ts'
import { email, id, timestamp } from '#fields.ts'
import { say } from '#messages.ts'
import { settingSource } from '#settings.ts'

/** `skipped`: does not apply to this installation, or could not be looked at. */
const checkLevel = z.enum(['ok', 'warning', 'error', 'skipped'])
export type CheckLevel = z.infer<typeof checkLevel>

const text = z.string().max(2_000)

/** One thing that can be wrong with an installation. */
const systemCheck = z.object({
  /** Stable, such as `certificates`. */
  id: z.string().max(40),
  level: checkLevel,
  /** What was found, in a sentence. */
  seen: text,
  /** What to do about it; `null` if nothing is to be done. */
  advice: text.nullable(),
})
export type SystemCheck = z.infer<typeof systemCheck>

const seconds = z.number().min(0)
const bytes = z.int().min(0)

/** A server process that is connected to the database. */
const systemProcess = z.object({
  /** Host and process id. */
  name: z.string(),
  /** Whether it is the one that answers. */
  here: z.boolean(),
  since: timestamp,
  /** When it last did something in the database. */
  lastSeenAt: timestamp.nullable(),
  /** Resident memory; `null` for other processes. */
  memoryBytes: bytes.nullable(),
})

const systemQueue = z.object({
  name: z.string(),
  /** Entries that wait; `null` where only the oldest is looked at. */
  depth: z.int().min(0).nullable(),
  /** How long the oldest has been waiting or is overdue; 0 without one. */
  oldestSeconds: seconds,
})

const systemJob = z.object({
  name: z.string(),
  /** When it runs, as a cron expression in UTC. */
  cron: z.string(),
  /** Begin of its last run; `null` if there was none within a day. */
  lastRunAt: timestamp.nullable(),
  /** How that ended. */
  lastState: z.enum(['running', 'completed', 'failed']).nullable(),
  /** How long that took; `null` while it runs. */
  lastSeconds: seconds.nullable(),
})

const systemBackup = z.object({
  at: timestamp,
  bytes: bytes.nullable(),
  /** As `pnpm restore` takes it: a file, or `s3:` and its name in the bucket; `null` if it went to standard output. */
  name: z.string().max(4_096).nullable(),
  /** How `pnpm backup:verify` ended; `null` if it has not looked at this one. */
  verified: z
    .object({
      at: timestamp,
      /** How many rows were restored and compared. */
      rows: z.int().min(0).nullable(),
      seconds,
      /** Why the backup cannot be relied on; `null` if it can. */
      problem: text.nullable(),
    })
    .nullable(),
})

const storageKind = z.enum(['reviews', 'conversations', 'images', 'mails', 'audit', 'orders', 'other'])
export type StorageKind = z.infer<typeof storageKind>
export const storageKinds = storageKind.options

/** Bytes gained in 30 days, fewer than 0 if they were freed; `null` until a week is known. */
const growthBytes = z.int().nullable()

/** A variable of the environment, without secrets. */
const systemVariable = z.object({
  name: z.string(),
  /** Of addresses without what authenticates; `null` if it has no value, and for secrets. */
  value: z.string().nullable(),
  source: settingSource,
  /** Whether it is a secret, of which only is told whether it is set. */
  secret: z.boolean(),
})
export type SystemVariable = z.infer<typeof systemVariable>

const systemReport = z.object({
  /** Of the product. */
  version: z.string(),
  /** What this version brings, by what is to be done; code is between backticks. */
  notes: z.array(z.object({ title: text, items: z.array(text) })),
  configuration: z.array(systemVariable),
  checks: z.array(systemCheck),
  processes: z.array(systemProcess),
  queues: z.array(systemQueue),
  jobs: z.array(systemJob),
  storage: z.object({
    databaseBytes: bytes,
    growthBytes,
    kinds: z.array(z.object({ kind: storageKind, bytes, growthBytes })),
    /** Of the folder DATA_DIR on the machine that answers. */
    disk: z.object({ freeBytes: bytes, totalBytes: bytes }).nullable(),
  }),
  /** What `pnpm backup` and `pnpm backup:verify` know with the same DATA_DIR: the last one, and the last one verified. */
  backups: z.array(systemBackup).max(2),
})
export type SystemReport = z.infer<typeof systemReport>

/** `refused`: by the mail server, or given up. `opened`: somebody, or a filter of their mail, has opened its link. */
const testMailState = z.enum(['queued', 'sent', 'refused', 'opened'])

const testMail = z.object({
  state: testMailState,
  /** Why the last attempt failed, in the mail server's words if available. */
  answer: z.string().nullable(),
})
export type TestMail = z.infer<typeof testMail>

export const getSystem = endpoint('getSystem', 'GET /api/admin/system', {
  ...forOperators,
  summary: 'State of the installation, a few seconds old at most; checks take up to five seconds',
  response: systemReport,
  reads: ['settings'],
})

export const sendTestMail = endpoint('sendTestMail', 'POST /api/admin/system/test-mail', {
  ...forOperators,
  summary: 'Send a mail with a link that tells that it has arrived',
  body: z.object({ to: email(say('invalidEmail')) }),
  response: z.object({ id }),
  status: 202,
  errors: ['too_many_requests'],
  // A mail is somebody's, and a key is nobody.
  withoutKeys: true,
})

export const getTestMail = endpoint('getTestMail', 'GET /api/admin/system/test-mail/:id', {
  ...forOperators,
  summary: 'What has become of a test mail',
  params: z.object({ id }),
  response: testMail,
  errors: ['mail_not_found'],
})
