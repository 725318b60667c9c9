import type { AlertTime, DigestInterval } from '@candour/schemas/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('en')

/** What a member is told, and when. */
export const notifications = {
  failed: 'Failed to load your notifications',
  saved: 'Notifications saved',
  alerts: {
    title: 'Alerts',
    description: 'About reviews with few stars.',
    /** For members who answer reviews. */
    descriptionForResponders:
      'About reviews with few stars, visitors’ replies, and what colleagues assign to you or mention you in.',
    /** Label of the select of `times`. */
    when: 'Send alerts',
    times: {
      instant: 'Right away',
      daily: 'Once a day',
      off: 'Off',
    } satisfies Record<AlertTime, string>,
    /** Label of the select of `oneStar`, `starsOrFewer` and `anyStars`: alerts are sent for reviews with … */
    threshold: 'For reviews with',
    oneStar: '1 star',
    /** From two to four stars. */
    starsOrFewer: (stars: number) => plural(stars, { one: '# star or fewer', other: '# stars or fewer' }),
    anyStars: 'Any number of stars',
    /** Read out by screen readers before the list of locations. */
    locations: 'Locations',
    /** Checkbox. */
    certainLocations: 'Only for certain locations',
    locationRequired: 'Please choose at least one location for your alerts.',
  },
  quietHours: {
    title: 'Quiet hours',
    description: 'Alerts wait until these hours are over.',
    /** Checkbox. */
    on: 'Send no alerts between certain hours',
    /** Labels of two times of day, and of a select. */
    from: 'From',
    to: 'To',
    timeZone: 'Time zone',
  },
  /** A summary of a week or month by email. */
  digest: {
    title: 'Digest',
    description: 'Reviews, ratings and what is still unanswered, in one email.',
    /** Label of the select of `intervals`. */
    when: 'Send the digest',
    intervals: {
      weekly: 'Every Monday morning',
      monthly: 'Every month',
      off: 'Off',
    } satisfies Record<DigestInterval, string>,
    paused: 'Paused, because several digests in a row had nothing to report.',
    /** Button that ends the pause. */
    resume: 'Resume',
  },
  test: {
    /** Button. */
    send: 'Send me a test alert',
    sent: 'Test alert sent',
    failed: 'Failed to send the test alert',
  },
  /** The operator runs this service, and can view a company's dashboard to help. */
  operatorVisits: {
    title: 'Visits of the operator',
    description: 'For all owners. Only they change it; each visit is in the security log, too.',
    /** Checkbox. */
    mail: 'Email the owners when the operator of this service views the dashboard',
    failed: 'Failed to save',
  },
}

export type NotificationsTexts = typeof notifications
