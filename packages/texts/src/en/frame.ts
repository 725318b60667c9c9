/** The frame around the screens, and what they share. */
export const frame = {}

export type FrameTexts = typeof frame
