import { isolated } from '@candour/console/texts.ts'

/** To whom a case is assigned: `other` is a member who is not known, or who has left. */
export type Assignee = { who: 'you' | 'other' | 'nobody' } | { who: 'member'; name: string }

/** A text, which takes arguments if something in it varies. */
export type Text<Args> = string | ((args: Args) => string)

/** A sentence about an assignee, worded by who that is. */
export interface AssigneeTexts<Args> {
  you: Text<Args>
  member: (args: Args & { name: string }) => string
  other: Text<Args>
  nobody: Text<Args>
}

/** Returns the sentence about this assignee. */
export function assigneeText<Args>(texts: AssigneeTexts<Args>, assignee: Assignee, args: Args): string {
  return assignee.who === 'member'
    ? texts.member({ ...args, name: isolated(assignee.name) })
    : textOf(texts[assignee.who], args)
}

export const textOf = <Args>(text: Text<Args>, args: Args): string =>
  typeof text === 'string' ? text : text(args)
