import type { Parsed } from '@candour/schemas/endpoint.ts'
import {
  type addPasskey,
  createPasskeyOptions,
  createPasskeySignInOptions,
  passkeyTransport,
  type signInWithPasskey,
} from '@candour/schemas/two-factor.ts'
import type { Config } from '#config.ts'
import { pendingSignInMinutes } from '#modules/two-factor/pending-sign-in.ts'

/** EdDSA, ES256 and RS256, which all authenticators in use support. */
const algorithms = [-8, -7, -257]

/** How long the browser waits for its user, in ms. */
const timeout = pendingSignInMinutes * 60_000

/** Loaded on first use: it is a quarter of all modules, and a tenth of a start's CPU time. */
const library = () => import('@simplewebauthn/server')

type Registration = Parsed<typeof addPasskey>['body']
type Authentication = Parsed<typeof signInWithPasskey>['body']

/** Looks up and uses up the challenge that a browser presents. */
type TakeChallenge = (challenge: Buffer) => Promise<boolean>

/** A credential as stored. */
export interface Credential {
  id: Buffer
  publicKey: Buffer
  counter: number
}

interface Named {
  credentialId: Buffer
  transports: readonly string[]
}

/** The relying party: passkeys belong to the host of the dashboard, where everyone signs in. */
export function relyingParty({ origins, provider }: Pick<Config, 'origins' | 'provider'>) {
  const rpID = new URL(origins.dashboard).hostname
  const expected = { expectedOrigin: origins.dashboard, expectedRPID: rpID }

  return {
    creationOptions: async (user: { id: string; email: string }, existing: readonly Named[]) => {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        ...{ rpID, rpName: provider.name, timeout },
        ...{ userID: userHandle(user.id), userName: user.email, userDisplayName: user.email },
        excludeCredentials: existing.map(descriptor),
        // Discoverable where possible, so that it can replace the password.
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        supportedAlgorithmIDs: algorithms,
      })
      return createPasskeyOptions.response.parse(options)
    },

    /** @param allowed passkeys to choose from, as a second factor; undefined to sign in without a password */
    requestOptions: async (allowed?: readonly Named[]) => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        ...{ rpID, timeout },
        userVerification: allowed ? 'preferred' : 'required',
        ...(allowed && { allowCredentials: allowed.map(descriptor) }),
      })
      return createPasskeySignInOptions.response.parse(options)
    },

    /** Returns the new credential; undefined if the response is not valid. */
    async verifyRegistration(
      { name: _, ...given }: Registration,
      takeChallenge: TakeChallenge,
    ): Promise<Credential | undefined> {
      const { verifyRegistrationResponse } = await library()
      try {
        if (!(await isUnattested(given.response.attestationObject))) return undefined
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: {
            ...given,
            response: { ...given.response, transports: [] },
            clientExtensionResults: {},
          },
          expectedChallenge: (challenge) => takeChallenge(Buffer.from(challenge, 'base64url')),
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        })
        if (!registrationInfo) return undefined
        const { id, publicKey, counter } = registrationInfo.credential
        return { id: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter }
      } catch {
        // The library throws for everything that does not match; the reasons are of no use to a user.
        return undefined
      }
    },

    /**
     * Returns the new counter and whether the authenticator verified its user; undefined if the response is not valid.
     */
    async verifyAuthentication(
      given: Authentication,
      { id, publicKey, counter }: Credential,
      { userId, takeChallenge }: { userId: string; takeChallenge: TakeChallenge },
    ): Promise<{ counter: number; userVerified: boolean } | undefined> {
      const { userHandle: handle, ...response } = given.response
      if (handle && handle !== Buffer.from(userHandle(userId)).toString('base64url')) return undefined
      const { verifyAuthenticationResponse } = await library()
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...given, response, clientExtensionResults: {} },
          expectedChallenge: (challenge) => takeChallenge(Buffer.from(challenge, 'base64url')),
          credential: { id: id.toString('base64url'), publicKey: Uint8Array.from(publicKey), counter },
          requireUserVerification: false,
        })
        if (!verified) return undefined
        const { newCounter, userVerified } = authenticationInfo
        return { counter: newCounter, userVerified }
      } catch {
        return undefined
      }
    },
  }
}

/**
 * Whether a new credential comes without certificates. Attestation is not asked for, and verifying one would fetch
 * addresses that the sender's certificates name.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

function descriptor({ credentialId, transports }: Named) {
  return {
    id: credentialId.toString('base64url'),
    transports: transports.flatMap((each) => passkeyTransport.safeParse(each).data ?? []),
  }
}

/** The bytes of a user's id, which identify them to their authenticator. */
function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))
}
