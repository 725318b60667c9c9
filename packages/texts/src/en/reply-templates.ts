/** Templates of answers. */
export const replyTemplates = {}

export type ReplyTemplatesTexts = typeof replyTemplates
