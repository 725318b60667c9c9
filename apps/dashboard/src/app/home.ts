import { dashboardPaths } from '@candour/schemas/paths.ts'

/** The app's start page, as other screens link to it. */
export const home = { path: dashboardPaths.dashboard }
