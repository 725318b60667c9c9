import { z } from 'zod'
import { endpoint } from '#endpoint.ts'
import { id } from '#fields.ts'

export const minPasswordLength = 8
/** Bounds the work of hashing. */
export const maxPasswordLength = 256

export const role = z.enum(['superadmin', 'company_admin'])
export type Role = z.infer<typeof role>

const required = 'Email and password are required'

export const credentials = z.object({
  email: z.string(required).trim().min(1, required).max(254, 'Invalid email or password'),
  password: z.string(required).min(1, required).max(maxPasswordLength, 'Invalid email or password'),
})
export type Credentials = z.input<typeof credentials>

const user = z.object({ id, email: z.string(), role })

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  audience: 'public',
  summary: 'Sign in; sets the session cookie',
  body: credentials,
  response: z.object({ user }),
  errors: [401, 503],
})

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  audience: 'public',
  summary: 'End the session, if there is one',
  response: z.object({ message: z.string() }),
  errors: [],
})

/** The signed-in user and the companies they are linked to. */
export const currentUser = z.object({
  user,
  companies: z.array(z.object({ id, name: z.string() })),
})
export type CurrentUser = z.infer<typeof currentUser>

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/auth/me',
  audience: 'account',
  summary: 'Who is signed in',
  response: currentUser,
  errors: [],
})
