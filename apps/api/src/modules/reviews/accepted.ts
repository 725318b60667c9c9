/** How a review came: by the page's script (or another caller of the API), or by the form of a browser without one. */
export type Channel = 'script' | 'form'

/** How many reviews this process has stored since it began. */
export type AcceptedReviews = Record<Channel, number>
