import type { CaseMessage, ReplyState } from '@candour/schemas/cases.ts'
import type { Tx } from '#db/client.ts'
import type { Names } from '#modules/accounts/names.ts'
import type { CaseKey } from '#modules/cases/repository.ts'

/** The messages between company and visitor that a case shows. */
export interface Conversation {
  /** Oldest first. */
  messages: CaseMessage[]
  reply: ReplyState
}

/**
 * Reads a review's conversation. The conversations depend on cases, so the routes are given this function.
 *
 * @param options whether to read the visitor's address, and the names of members
 */
export type ReadConversation = (
  tx: Tx,
  key: CaseKey,
  options: { contacts: boolean; names: Names },
) => Promise<Conversation>
