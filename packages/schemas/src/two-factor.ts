import { z } from 'zod'
import { currentPassword, signedIn } from '#accounts.ts'
import { endpoint, forAccount, noContent } from '#endpoint.ts'
import { id, nameText, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/*
 * The second factor of an account: an authenticator app (TOTP), passkeys, or both, and recovery codes for when they are
 * out of reach. Every change of factors, the first one included, requires a step-up: the password or a code presented
 * within the last ten minutes (`stepUp`); a fresh sign-in does not count. Without it, these calls answer
 * `step_up_required`. Each change is mailed to the user.
 */

export const recoveryCodeCount = 10

const enterCode = say('code')

/** Six digits of an authenticator app, or a recovery code; spaces, hyphens and letter case do not matter. */
const code = z.string(enterCode).trim().min(1, enterCode).max(40, say('codeTooLong'))

const recoveryCodes = z.array(z.string()).length(recoveryCodeCount)

export const signInWithCode = endpoint('signInWithCode', 'POST /api/auth/two-factor', {
  audience: 'public',
  summary:
    'Complete a sign-in with a code of the authenticator app or a recovery code; sets the session cookie. ' +
    '`sign_in_expired` after 5 minutes or 5 tries: the password is needed again',
  body: z.object({ code }),
  response: signedIn,
  errors: ['bad_code', 'sign_in_enforced', 'sign_in_expired', 'too_many_requests'],
})

/** State of the user's second factor. */
const twoFactorState = z.object({
  /** Whether an authenticator app is set up. */
  totp: z.boolean(),
  passkeys: z.int().min(0),
  recoveryCodesLeft: z.int().min(0).max(recoveryCodeCount),
  /** Whether this user must have a second factor (`REQUIRE_TWO_FACTOR`). */
  required: z.boolean(),
  /** When the step-up of this session expires; `null` without one. */
  stepUpUntil: timestamp.nullable(),
})
export type TwoFactorState = z.infer<typeof twoFactorState>

export const getTwoFactor = endpoint('getTwoFactor', 'GET /api/account/two-factor', {
  ...forAccount('account:read'),
  summary: 'The second factors that are set up, and the recovery codes left',
  response: twoFactorState,
  beforeTwoFactor: true,
  reads: ['two-factor'],
})

export const startTotp = endpoint('startTotp', 'POST /api/account/two-factor/totp', {
  ...forAccount('account:manage'),
  summary: 'Start to set up an authenticator app; nothing changes until it is confirmed with a code',
  secret: true,
  response: z.object({
    /** Base32, to type into an authenticator app. */
    secret: z.string(),
    /** `otpauth://` URI of the same secret, to show as a QR code. */
    uri: z.string(),
  }),
  beforeTwoFactor: true,
  errors: ['step_up_required', 'too_many_requests'],
})

export const confirmTotp = endpoint('confirmTotp', 'POST /api/account/two-factor/totp/confirm', {
  ...forAccount('account:manage'),
  summary:
    'Confirm the authenticator app with one of its codes: it replaces a former one. ' +
    'Answers ten new recovery codes, shown only this once; they replace all former ones',
  body: z.object({ code }),
  secret: true,
  response: z.object({ recoveryCodes }),
  beforeTwoFactor: true,
  changes: ['two-factor'],
  errors: ['wrong_code', 'totp_not_found', 'step_up_required', 'too_many_requests'],
})

export const removeTotp = endpoint('removeTotp', 'DELETE /api/account/two-factor/totp', {
  ...forAccount('account:manage'),
  summary: 'Remove the authenticator app, confirmed with the password',
  body: z.object({ password: currentPassword }),
  ...noContent,
  changes: ['two-factor'],
  errors: ['wrong_password', 'totp_not_found', 'too_many_requests'],
})

export const createRecoveryCodes = endpoint(
  'createRecoveryCodes',
  'POST /api/account/two-factor/recovery-codes',
  {
    ...forAccount('account:manage'),
    summary: 'Ten new recovery codes, shown only this once; they replace all former ones',
    secret: true,
    response: z.object({ recoveryCodes }),
    changes: ['two-factor'],
    errors: ['no_second_factor', 'step_up_required', 'too_many_requests'],
  },
)

export const stepUp = endpoint('stepUp', 'POST /api/account/step-up', {
  ...forAccount('account:manage'),
  summary: 'Confirm who you are with the password or a code; factors can then be changed for 10 minutes',
  body: z
    .object({ password: currentPassword.optional(), code: code.optional() })
    .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      path: ['password'],
      ...say('passwordOrCode'),
    }),
  ...noContent,
  beforeTwoFactor: true,
  changes: ['two-factor'],
  errors: ['wrong_password', 'wrong_code', 'too_many_requests'],
})

/** A passkey as shown to its owner. */
export const passkey = z.object({
  id,
  /** Given by the user, or the browser and system it was added with. */
  name: z.string(),
  createdAt: timestamp,
  /** Last sign-in with it; `null` before the first. */
  lastUsedAt: timestamp.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyTransport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const userVerification = z.enum(['discouraged', 'preferred', 'required'])
const publicKey = z.literal('public-key')

const descriptor = z.object({
  id: z.string(),
  type: publicKey,
  transports: z.array(passkeyTransport).optional(),
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3: the input of `startRegistration`. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  attestation: z.literal('none'),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3: the input of `startAuthentication`. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification,
  /** The user's passkeys if the password was presented before; absent otherwise. */
  allowCredentials: z.array(descriptor).optional(),
})

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

/** Parts that every WebAuthn response has; a credential id has at most 1,023 bytes. */
const credentialResponse = z.object({
  id: base64url(1364),
  rawId: base64url(1364),
  type: publicKey,
})

export const createPasskeyOptions = endpoint('createPasskeyOptions', 'POST /api/account/passkeys/options', {
  ...forAccount('account:manage'),
  summary: 'Options to create a passkey in the browser (WebAuthn); valid once, for 5 minutes',
  response: creationOptions,
  beforeTwoFactor: true,
  errors: ['step_up_required', 'too_many_passkeys', 'too_many_requests'],
})

export const addPasskey = endpoint('addPasskey', 'POST /api/account/passkeys', {
  ...forAccount('account:manage'),
  summary:
    'Add the passkey that the browser created: its `RegistrationResponseJSON`, and a name if the user gave one. ' +
    'The first second factor comes with ten recovery codes, shown only this once',
  body: credentialResponse.extend({
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().max(40)).max(20).optional().catch(undefined),
    }),
    name: nameText({ max: 60 }).optional(),
  }),
  response: z.object({
    passkey,
    /** `null` if there were recovery codes already. */
    recoveryCodes: recoveryCodes.nullable(),
  }),
  status: 201,
  beforeTwoFactor: true,
  changes: ['two-factor'],
  errors: ['passkey_not_added', 'step_up_required', 'too_many_passkeys', 'too_many_requests'],
})

export const listPasskeys = endpoint('listPasskeys', 'GET /api/account/passkeys', {
  ...forAccount('account:read'),
  summary: "The user's passkeys, newest first; at most 20",
  response: z.array(passkey),
  beforeTwoFactor: true,
  reads: ['two-factor'],
})

export const removePasskey = endpoint('removePasskey', 'DELETE /api/account/passkeys/:id', {
  ...forAccount('account:manage'),
  summary: 'Remove a passkey; it can no longer be used to sign in',
  params: z.object({ id }),
  ...noContent,
  changes: ['two-factor'],
  errors: ['passkey_not_found', 'step_up_required'],
})

export const createPasskeySignInOptions = endpoint(
  'createPasskeySignInOptions',
  'POST /api/auth/passkey/options',
  {
    audience: 'public',
    summary:
      'Options to present a passkey in the browser (WebAuthn); valid once, for 5 minutes. ' +
      'After the password, those of its user; otherwise, to sign in without a password',
    query: z.object({
      /** Ignores a pending sign-in that this browser may have, so that another user can sign in without a password. */
      passwordless: z.literal('true').optional(),
    }),
    response: requestOptions,
    errors: ['too_many_requests'],
  },
)

export const signInWithPasskey = endpoint('signInWithPasskey', 'POST /api/auth/passkey', {
  audience: 'public',
  summary:
    'Sign in with a passkey: the `AuthenticationResponseJSON` of the browser; sets the session cookie. ' +
    'Without the password before, the authenticator must have verified its user, else `sign_in_expired`',
  body: credentialResponse.extend({
    response: z.object({
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      userHandle: z.string().max(200).nullish(),
    }),
  }),
  response: signedIn,
  errors: ['bad_passkey', 'sign_in_enforced', 'sign_in_expired', 'too_many_requests'],
})
