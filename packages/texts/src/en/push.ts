/** Notifications on a device: a browser on a computer or phone. */
export const push = {
  title: 'On your devices',
  description:
    'Alerts appear at once, with stars, location and company, but without the customer’s words. What you have not opened 15 minutes later is emailed.',
  failed: 'Failed to load your devices',
  /** Button. */
  turnOn: 'Turn on notifications here',
  isOn: 'Notifications are on',
  isStillOff: 'Notifications are still off',
  notAllowed: 'Your browser has asked for your permission, and did not get it.',
  unreachable: 'This browser does not reach its notification service. Please try again later.',
  /** Why notifications cannot be turned on here. */
  reasons: {
    denied:
      'This browser blocks notifications of this site. Allow them in the browser’s settings for this site, then reload this page.',
    /** “Share” and “Add to Home Screen” are called as iPhones call them in your language. */
    not_installed:
      'On an iPhone or iPad, first add this page to the Home Screen: tap Share, then “Add to Home Screen”. Open it from there, and turn notifications on here.',
    impossible: 'This browser cannot show notifications. Open this page in another one to turn them on.',
  },
  /** Marks the device that is being used. */
  thisDevice: 'This device',
  /** `ago` is such as `3 hours ago` or `just now`. */
  lastNotified: (ago: string) => `Last notified ${ago}`,
  /** Of a device that has not been notified yet. `date` is the day on which notifications were turned on. */
  since: (date: string) => `Since ${date}`,
  /** Button. */
  turnOff: 'Turn off',
  /** `device` is such as `Firefox on Windows`. */
  turnOffLabel: (device: string) => `Turn off notifications on ${device}`,
  isOff: 'Notifications are off',
  turnOffFailed: 'Failed to turn off notifications',
}

export type PushTexts = typeof push
