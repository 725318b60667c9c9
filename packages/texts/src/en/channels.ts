/** Chats that are told of feedback. */
export const channels = {}

export type ChannelsTexts = typeof channels
