/**
 * Header of a read that follows an event: the event's id. The answer then shows what the event announced, even if the
 * server reads from a replica.
 */
export const readAfterHeader = 'x-read-after'
