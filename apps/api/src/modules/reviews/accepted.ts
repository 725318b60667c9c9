/**
 * How a review was submitted: by the page's script (or another API client), or by the plain form without JavaScript.
 */
export type Channel = 'script' | 'form'

/** Number of reviews that this process has stored since it started. */
export type AcceptedReviews = Record<Channel, number>
