import { z } from 'zod'
import { googleReviewUrl, timeZone } from '#companies.ts'
import { endpoint, forMembers } from '#endpoint.ts'
import { id, nameText, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** One of a company's premises. */
export const location = z.object({
  id,
  name: z.string(),
  /** `null` if the company's applies. */
  googleReviewUrl: z.string().nullable(),
  /** IANA name; `null` if the company's applies. */
  timeZone: z.string().nullable(),
  archived: z.boolean(),
  createdAt: timestamp,
})
export type Location = z.infer<typeof location>

/** Input of the location dialog. A null URL or time zone means the company's. */
export const locationInput = z.object({
  name: nameText({ min: 1, max: 120, message: say('name') }),
  googleReviewUrl: googleReviewUrl.nullable().optional(),
  timeZone: timeZone.nullable().optional(),
  archived: z.boolean().optional(),
})
export type LocationInput = z.input<typeof locationInput>

export const listLocations = endpoint('listLocations', 'GET /api/dashboard/locations', {
  ...forMembers('locations:read'),
  summary: "The company's locations, including archived ones, by name",
  response: z.array(location),
  reads: ['locations'],
})

export const createLocation = endpoint('createLocation', 'POST /api/dashboard/locations', {
  ...forMembers('locations:manage'),
  summary: 'Add a location',
  body: locationInput,
  response: location,
  status: 201,
  changes: ['locations'],
  errors: ['location_name_taken', 'too_many_locations', 'bad_time_zone'],
})

export const updateLocation = endpoint('updateLocation', 'PATCH /api/dashboard/locations/:id', {
  ...forMembers('locations:manage'),
  summary: "Change a location; absent fields are unchanged, null means the company's",
  params: z.object({ id }),
  body: locationInput.partial(),
  response: location,
  changes: ['locations'],
  errors: ['location_not_found', 'location_name_taken', 'bad_time_zone'],
})
