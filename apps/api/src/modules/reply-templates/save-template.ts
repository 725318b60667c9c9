import { fillReply, type ReplyValues } from '@candour/schemas/fill-reply.ts'
import { maxTemplates, type ReplyTemplate } from '@candour/schemas/reply-templates.ts'
import { uuidv7 } from 'uuidv7'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Db, Tx } from '#db/client.ts'
import { requireRoom } from '#db/require-room.ts'
import { withCompany } from '#db/scope.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { recordRefused } from '#modules/companies/texts.ts'
import {
  changeTemplate,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
} from '#modules/reply-templates/repository.ts'
import { faultOfReply } from '#steering/steering.ts'

/** @throws DomainError `steering_text`, `unknown_variable`, `template_name_taken`, `too_many_templates` */
export async function createTemplate(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  companyId: string,
  input: { name: string; text: string },
): Promise<ReplyTemplate> {
  return saving(db, principal, { companyId, ...input }, () =>
    withCompany(db, principal, companyId, async (tx) => {
      await requireFair(tx, companyId, input.text)
      const room = { table: 'reply_templates', max: maxTemplates, error: 'too_many_templates' } as const
      await requireRoom(tx, companyId, room)
      const template = await insertTemplate(tx, companyId, { id: uuidv7(), ...input })
      await recordAudit(tx, principal, 'reply_template.created', {
        companyId,
        target: { type: 'reply_template', id: template.id, name: template.name },
        changes: changesOf({}, input),
      })
      return template
    }),
  )
}

/** @throws DomainError `template_not_found`, `steering_text`, `unknown_variable`, `template_name_taken` */
export async function updateTemplate(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  companyId: string,
  id: string,
  change: { name?: string | undefined; text?: string | undefined },
): Promise<ReplyTemplate> {
  return saving(db, principal, { companyId, id, ...change }, () =>
    withCompany(db, principal, companyId, async (tx) => {
      const before = await lockTemplate(tx, companyId, id)
      if (!before) throw new DomainError('template_not_found')
      if (change.text !== undefined) await requireFair(tx, companyId, change.text)
      const template = await changeTemplate(tx, companyId, id, change)
      await recordAudit(tx, principal, 'reply_template.updated', {
        companyId,
        target: { type: 'reply_template', id, name: template.name },
        changes: changesOf(audited(before), audited(template)),
      })
      return template
    }),
  )
}

/** @throws DomainError `template_not_found` */
export async function removeTemplate(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  companyId: string,
  id: string,
): Promise<void> {
  await withCompany(db, principal, companyId, async (tx) => {
    const template = await lockTemplate(tx, companyId, id)
    if (!template) throw new DomainError('template_not_found')
    await deleteTemplate(tx, companyId, id)
    await recordAudit(tx, principal, 'reply_template.deleted', {
      companyId,
      target: { type: 'reply_template', id, name: template.name },
    })
  })
}

const audited = ({ name, text }: ReplyTemplate) => ({ name, text })

/** A value for every variable, so that filling in a text leaves out only unknown names. */
const allKnown: ReplyValues = { name: 'x', company: 'x', location: 'x', me: 'x' }

async function requireFair(tx: Tx, companyId: string, text: string): Promise<void> {
  const company = await findCompany(tx, companyId)
  // The company's own name may be "The Gift Shop".
  if (faultOfReply(text, company?.name)) throw new DomainError('steering_text', { field: 'text' })
  const [unknown] = fillReply(text, allKnown).missing
  if (unknown) {
    throw new DomainError('unknown_variable', {
      field: 'text',
      message: `${unknown} cannot be filled in. Please use only {name}, {company}, {location} and {me}.`,
    })
  }
}

interface Saved {
  companyId: string
  id?: string
  name?: string | undefined
  text?: string | undefined
}

/** Words errors of the database, and records a text that was refused, which its transaction could not. */
async function saving<T>(
  db: Db,
  principal: Principal,
  { companyId, text, ...target }: Saved,
  fn: () => Promise<T>,
): Promise<T> {
  return fn().catch(async (error: unknown) => {
    if (text !== undefined && error instanceof DomainError && error.code === 'steering_text') {
      const refused = [{ path: 'text', text, fault: 'steering' }] as const
      await withCompany(db, principal, companyId, (tx) =>
        recordRefused(tx, principal, companyId, { refused, target: { type: 'reply_template', ...target } }),
      )
    }
    throw isUniqueViolation(error, 'reply_templates_name_key')
      ? new DomainError('template_name_taken', { field: 'name' })
      : error
  })
}
