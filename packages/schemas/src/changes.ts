import { z } from 'zod'
import { oneLine, shownChange } from '#company-texts.ts'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { companyTextErrors } from '#errors.ts'
import { day, id, visible } from '#fields.ts'
import { languages } from '#languages.ts'
import { say } from '#messages.ts'
import { theme } from '#theme-names.ts'

/** Maximum length of each text, in UTF-16 code units. */
export const maxChangeLength = 280
/** Maximum number of changes of a company. */
export const maxChanges = 100

export const change = shownChange.extend({
  id,
  themes: z.array(theme),
  /** Whether visitors may see it. */
  visible: z.boolean(),
})
export type Change = z.infer<typeof change>

const words = oneLine(maxChangeLength).refine(visible, say('text'))
const themes = z
  .array(z.enum(theme.options, say('theme')), say('theme'))
  .max(theme.options.length, say('theme'))
  .transform((chosen) => [...new Set(chosen)])
const isVisible = z.boolean(say('tick'))

const ofCompany = forMembers('company:manage')

export const listChanges = endpoint('listChanges', 'GET /api/dashboard/changes', {
  ...ofCompany,
  summary: 'What the company has changed because of what was said, newest first',
  response: z.array(change),
  reads: ['changes'],
})

export const getChangesPoster = endpoint('getChangesPoster', 'GET /api/dashboard/changes/poster.pdf', {
  ...ofCompany,
  summary:
    'The newest three that are visible as a vector PDF to print on A4, with the code of the review page',
  query: z.object({
    companyId: id,
    /** Language of the words around them; the company's by default. */
    lang: z.enum(languages).optional(),
  }),
  response: z.string(),
  stream: 'application/pdf',
  errors: ['company_not_found', 'change_not_found', 'too_many_requests'],
})

export const createChange = endpoint('createChange', 'POST /api/dashboard/changes', {
  ...ofCompany,
  summary: 'Tell what was changed because of what was said; visitors see the newest three that are visible',
  body: z.object({
    said: words,
    did: words,
    date: day,
    themes: themes.default([]),
    visible: isVisible.default(true),
  }),
  response: change,
  status: 201,
  changes: ['changes'],
  errors: [...companyTextErrors, 'change_to_come', 'too_many_changes'],
})

export type ChangeInput = z.input<typeof createChange.body>
export type NewChange = z.output<typeof createChange.body>

export const updateChange = endpoint('updateChange', 'PATCH /api/dashboard/changes/:id', {
  ...ofCompany,
  summary: 'Change what is told of a change; absent fields are unchanged',
  params: z.object({ id }),
  body: z.object({
    said: words.optional(),
    did: words.optional(),
    date: day.optional(),
    themes: themes.optional(),
    visible: isVisible.optional(),
  }),
  response: change,
  changes: ['changes'],
  errors: [...companyTextErrors, 'change_to_come', 'change_not_found'],
})

export const deleteChange = endpoint('deleteChange', 'DELETE /api/dashboard/changes/:id', {
  ...ofCompany,
  summary: 'Delete a change',
  params: z.object({ id }),
  ...noContent,
  changes: ['changes'],
  errors: ['change_not_found'],
})
