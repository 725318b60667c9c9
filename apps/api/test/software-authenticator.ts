import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Input, Output } from '@candour/schemas/endpoint.ts'
import type {
  addPasskey,
  createPasskeyOptions,
  createPasskeySignInOptions,
  signInWithPasskey,
} from '@candour/schemas/two-factor.ts'

/** Deviations of a hostile page or a broken authenticator. */
interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Whether the authenticator verifies its user; it does unless stated. */
  verifies?: boolean
  counter?: number
  signature?: Buffer
  attestation?: Buffer
}

const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** An authenticator with one passkey (ES256, attestation `none`), and the browser in front of it. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  readonly #origin: string
  #userHandle: string | undefined
  /** Incremented with every signature; stays 0 for an authenticator that does not count. */
  counter: number

  constructor(origin = 'http://localhost:3000', { counts = true } = {}) {
    this.#origin = origin
    this.counter = counts ? 1 : 0
  }

  get id(): string {
    return url(this.#id)
  }

  create(
    options: Output<typeof createPasskeyOptions>,
    deviation: Deviation = {},
  ): Input<typeof addPasskey>['body'] {
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [idLength, aaguid] = [Buffer.alloc(2), Buffer.alloc(16)]
    idLength.writeUInt16BE(this.#id.length)
    // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp.id, 0x40, deviation),
      ...[aaguid, idLength, this.#id, publicKey],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(authData.length)
    // CBOR: { fmt: "none", attStmt: {}, authData }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      ...[length, authData],
    ])
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation),
        attestationObject: url(deviation.attestation ?? attestationObject),
        transports: ['internal', 'of-the-future'],
      },
    }
  }

  get(
    options: Output<typeof createPasskeySignInOptions>,
    deviation: Deviation = {},
  ): Input<typeof signInWithPasskey>['body'] {
    if (this.counter > 0) this.counter += 1
    const authData = this.#authenticatorData(options.rpId, 0, deviation)
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviation)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = createSign('sha256').update(signed).sign(this.#keys.privateKey)
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        ...{ clientDataJSON, authenticatorData: url(authData), userHandle: this.#userHandle },
        signature: url(deviation.signature ?? signature),
      },
    }
  }

  #authenticatorData(rpId: string, flags: number, { rpId: other, verifies = true, counter }: Deviation) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    // User present, and user verified.
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags | 1 | (verifies ? 4 : 0)]), count])
  }

  #clientData(type: string, challenge: string, deviation: Deviation): string {
    return url(
      Buffer.from(
        JSON.stringify({
          type: deviation.type ?? type,
          challenge: deviation.challenge ?? challenge,
          origin: deviation.origin ?? this.#origin,
          crossOrigin: false,
        }),
      ),
    )
  }
}
