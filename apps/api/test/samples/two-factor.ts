import type * as contracts from '@candour/schemas/two-factor.ts'
import {
  addPasskey,
  createPasskeyOptions,
  createPasskeySignInOptions,
  startTotp,
} from '@candour/schemas/two-factor.ts'
import { password } from '#test/factories.ts'
import { authenticatorOf, confirmIdentity, presentPassword, setUpTotp } from '#test/factors.ts'
import { changing, type SamplesOf } from '#test/samples/sample.ts'
import type { Scene } from '#test/samples/scene.ts'
import { SoftwareAuthenticator } from '#test/software-authenticator.ts'

/** Someone who has confirmed who they are. */
async function confirmed({ person }: Scene) {
  const someone = await person()
  await confirmIdentity(someone)
  return someone
}

async function withTotp({ person }: Scene) {
  const someone = await person()
  return { ...someone, ...(await setUpTotp(someone)) }
}

async function withPasskey(scene: Scene) {
  const someone = await confirmed(scene)
  const authenticator = new SoftwareAuthenticator()
  const { body: options } = await someone.call(createPasskeyOptions, {})
  const { body } = await someone.call(addPasskey, { body: authenticator.create(options) })
  return { ...someone, authenticator, passkey: body.passkey }
}

export const twoFactor: SamplesOf<typeof contracts> = {
  signInWithCode: {
    request: async (scene) => {
      const { email, code } = await withTotp(scene)
      return { cookie: await presentPassword(scene.t.call, email), body: { code: code(1) } }
    },
    entry: {
      action: 'session.started',
      log: 'platform',
      fields: changing({ device: [null, 'Unknown device'], factor: [null, 'totp'] }),
    },
  },
  getTwoFactor: { request: () => ({}) },
  startTotp: {
    request: async (scene) => ({ cookie: (await confirmed(scene)).cookie }),
    unrecorded: 'an authenticator app counts once it is confirmed',
  },
  confirmTotp: {
    request: async (scene) => {
      const { cookie, call } = await confirmed(scene)
      return { cookie, body: { code: authenticatorOf((await call(startTotp, {})).body).code() } }
    },
    entry: { action: 'factor.added', log: 'platform', fields: changing({ factor: [null, 'totp'] }) },
  },
  removeTotp: {
    request: async (scene) => ({ cookie: (await withTotp(scene)).cookie, body: { password } }),
    entry: { action: 'factor.removed', log: 'platform', fields: changing({ factor: ['totp', null] }) },
  },
  createRecoveryCodes: {
    request: async (scene) => {
      const someone = await withTotp(scene)
      await confirmIdentity(someone)
      return { cookie: someone.cookie }
    },
    entry: { action: 'recovery_codes.replaced', log: 'platform' },
  },
  stepUp: {
    request: async ({ person }) => ({ cookie: (await person()).cookie, body: { password } }),
    entry: {
      action: 'session.stepped_up',
      log: 'platform',
      fields: changing({ factor: [null, 'password'] }),
    },
  },
  createPasskeyOptions: {
    request: async (scene) => ({ cookie: (await confirmed(scene)).cookie }),
    unrecorded: 'a challenge, for adding a passkey',
  },
  addPasskey: {
    request: async (scene) => {
      const { cookie, call } = await confirmed(scene)
      const { body: options } = await call(createPasskeyOptions, {})
      return { cookie, body: new SoftwareAuthenticator().create(options) }
    },
    entry: { action: 'factor.added', log: 'platform', fields: changing({ factor: [null, 'passkey'] }) },
  },
  listPasskeys: { request: () => ({}) },
  removePasskey: {
    request: async (scene) => {
      const someone = await withPasskey(scene)
      await confirmIdentity(someone)
      return { cookie: someone.cookie, params: { id: someone.passkey.id } }
    },
    entry: { action: 'factor.removed', log: 'platform', fields: changing({ factor: ['passkey', null] }) },
  },
  createPasskeySignInOptions: { request: () => ({}), unrecorded: 'a challenge, for signing in' },
  signInWithPasskey: {
    request: async (scene) => {
      const { authenticator } = await withPasskey(scene)
      const { body: options } = await scene.t.call(createPasskeySignInOptions, { query: {} })
      return { body: authenticator.get(options) }
    },
    entry: {
      action: 'session.started',
      log: 'platform',
      fields: changing({ device: [null, 'Unknown device'], factor: [null, 'passkey'] }),
    },
  },
}
