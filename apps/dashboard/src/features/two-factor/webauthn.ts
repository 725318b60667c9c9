import type { Output } from '@candour/schemas/endpoint.ts'
import type { createPasskeyOptions, createPasskeySignInOptions } from '@candour/schemas/two-factor.ts'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

type CreationOptions = Output<typeof createPasskeyOptions>
type RequestOptions = Output<typeof createPasskeySignInOptions>

// Parsed JSON has no undefined properties, which the contracts' types allow and the library's do not.
const creation = (options: CreationOptions) => options as PublicKeyCredentialCreationOptionsJSON
const request = (options: RequestOptions) => options as PublicKeyCredentialRequestOptionsJSON

const library = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys; they also need a secure context. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

/** The user closed the browser's dialog, or it timed out; the browser does not distinguish them. */
export class PasskeyCanceled extends Error {
  override name = 'PasskeyCanceled'
}

/** This device already has a passkey of the account. */
export class PasskeyExists extends Error {
  override name = 'PasskeyExists'
}

/**
 * Creates a passkey, through the browser's dialog.
 *
 * @throws PasskeyCanceled, PasskeyExists
 */
export async function createPasskey(options: CreationOptions): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: creation(options) }).catch(rethrow)
}

/**
 * Signs a challenge with a passkey, through the browser's dialog.
 *
 * @throws PasskeyCanceled
 */
export async function presentPasskey(options: RequestOptions): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: request(options) }).catch(rethrow)
}

/**
 * Offers passkeys in the autofill of a field whose `autocomplete` ends in `webauthn`. Resolves once one was chosen;
 * rejects with PasskeyCanceled if `signal` aborts, or another ceremony starts.
 */
export async function offerPasskeys(
  options: () => Promise<RequestOptions>,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON | undefined> {
  const isAvailable = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
  if (!isAvailable || signal.aborted) return undefined
  const [{ startAuthentication, WebAuthnAbortService }, given] = await Promise.all([library(), options()])
  if (signal.aborted) return undefined
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  return startAuthentication({ optionsJSON: request(given), useBrowserAutofill: true }).catch(rethrow)
}

function rethrow(error: unknown): never {
  if (error instanceof Error) {
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') throw new PasskeyCanceled()
    if (error.name === 'InvalidStateError') throw new PasskeyExists()
  }
  throw error
}
