import { replies } from '#modules/conversations/unsubscribe-kind.ts'
import { memberKinds, type UnsubscribeKind } from '#modules/notifications/unsubscribe-kinds.ts'

/** Every kind of mail that a link ends, by the slice that sends it. */
export const unsubscribeKinds: Readonly<Record<string, UnsubscribeKind>> = { ...memberKinds, replies }
