import { z } from 'zod'
import { endpoint, forOperators } from '#endpoint.ts'
import { email, httpUrl, nameText, readable, visible } from '#fields.ts'
import { say } from '#messages.ts'

const line = nameText({ max: 60 })
  .refine(...readable)
  .refine(visible, say('unreadable'))

/** An address on the web that visitors and members are sent to. */
const webAddress = httpUrl(say('address'))
  .pipe(z.string().max(300, say('tooLong', 300)))
  .refine((address) => {
    const url = URL.parse(address)
    return url?.protocol === 'https:' && url.username === '' && url.password === ''
  }, say('fullAddress'))

/** Settings that operators may change while the server runs, unless its environment fixes them. */
export const settingFields = z.object({
  /** The platform's operator, as visitors, members and mails name it. */
  providerName: line,
  providerUrl: webAddress,
  /** Where companies reach the operator. */
  providerEmail: email(say('invalidEmail')),
  /** Name beside the sender's address of all mails. */
  senderName: line,
  /** Where a business books a call. */
  bookingUrl: webAddress,
  /** Screen at `/`; `automatic`: the choice screen while there is exactly one company, else the marketing page. */
  landing: z.enum(['marketing', 'choice', 'automatic']),
})
const stored = settingFields.partial()
export type StoredSettings = z.infer<typeof stored>
export type SettingName = keyof z.infer<typeof settingFields>
export const settingNames = settingFields.keyof().options

/** The environment variable that overrides each setting; `MAIL_FROM` does so only if it contains a name. */
export const settingVariables = {
  providerName: 'PROVIDER_NAME',
  providerUrl: 'PROVIDER_URL',
  providerEmail: 'PROVIDER_EMAIL',
  senderName: 'MAIL_FROM',
  bookingUrl: 'BOOKING_URL',
  landing: 'LANDING',
} as const satisfies Record<SettingName, string>

export const settingSource = z.enum(['environment', 'stored', 'default'])
export type SettingSource = z.infer<typeof settingSource>

/** A setting's value now; `null` if it has none. */
const setting = z.object({ value: z.string().nullable(), source: settingSource })

export const settings = z.object({
  providerName: setting,
  providerUrl: setting,
  providerEmail: setting,
  senderName: setting,
  bookingUrl: setting,
  landing: setting,
} satisfies Record<SettingName, typeof setting>)
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint('getSettings', 'GET /api/admin/settings', {
  ...forOperators,
  summary: 'Settings that can change while the server runs, and where their values come from',
  response: settings,
  reads: ['settings'],
})

const { providerName, providerUrl, providerEmail, senderName, bookingUrl, landing } = settingFields.shape

/** `null` returns a setting to its default. */
export const settingsPatch = z.object({
  providerName: providerName.nullable().optional(),
  providerUrl: providerUrl.nullable().optional(),
  providerEmail: providerEmail.nullable().optional(),
  senderName: senderName.nullable().optional(),
  bookingUrl: bookingUrl.nullable().optional(),
  landing: landing.nullable().optional(),
} satisfies Record<SettingName, z.ZodType>)
export type SettingsPatch = z.infer<typeof settingsPatch>

export const updateSettings = endpoint('updateSettings', 'PATCH /api/admin/settings', {
  ...forOperators,
  summary: 'Change settings, in every process within about a second',
  body: settingsPatch,
  response: settings,
  errors: ['setting_fixed'],
  conflict: z.object({ setting: settingFields.keyof() }),
  changes: ['settings'],
})
