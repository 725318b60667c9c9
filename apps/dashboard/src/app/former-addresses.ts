import { dashboardPaths } from '@candour/schemas/paths.ts'

/** Where what an address showed is now. */
export interface Moved {
  to: string
  /** Fragments that went elsewhere. */
  anchors?: Partial<Record<string, string>>
}

/** By their paths, the addresses of former releases, which bookmarks and mails still have. */
export const formerAddresses: Record<string, Moved> = {
  '/dashboard/texts': {
    to: dashboardPaths.reviewPage,
    anchors: {
      '#reply-to': dashboardPaths.answers,
      '#templates': dashboardPaths.answers,
      '#time-zone': dashboardPaths.business,
    },
  },
  '/dashboard/notifications': { to: dashboardPaths.notifications },
  '/dashboard/team': { to: dashboardPaths.team },
  '/dashboard/privacy': { to: dashboardPaths.privacy },
  '/dashboard/audit': { to: dashboardPaths.audit },
}
