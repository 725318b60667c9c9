import { pageLanguage } from '@candour/console/texts.ts'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import type { SettingsTexts } from '@candour/texts/en/settings.ts'
import { texts } from '#shared/texts.ts'

/** A setting, or a card with several: what the search finds, and where. */
interface Setting {
  /** The id of its heading, and the key of its words. */
  anchor: keyof SettingsTexts['found']
  /** Whose role may see it; absent for everybody who sees the section. */
  reads?: CompanyPermission
}

type SectionName = keyof SettingsTexts['sections']

interface SettingsSection {
  path: string
  /** Whose role may open it. */
  reads: CompanyPermission
  /** Whose role may change it; absent if everybody changes their own. */
  changes?: CompanyPermission
  settings: readonly Setting[]
}

/** The sections of the settings, in their order. */
export const settingsSections = {
  business: {
    path: dashboardPaths.business,
    reads: 'company:read',
    changes: 'company:manage',
    settings: [{ anchor: 'brand' }, { anchor: 'time-zone' }, { anchor: 'address', reads: 'privacy:manage' }],
  },
  reviewPage: {
    path: dashboardPaths.reviewPage,
    reads: 'company:read',
    changes: 'company:manage',
    settings: [
      { anchor: 'texts' },
      { anchor: 'google-url' },
      { anchor: 'locations' },
      { anchor: 'changes', reads: 'company:manage' },
      { anchor: 'practice' },
      { anchor: 'evidence', reads: 'audit:read' },
    ],
  },
  answers: {
    path: dashboardPaths.answers,
    reads: 'company:read',
    changes: 'company:manage',
    settings: [{ anchor: 'reply-to' }, { anchor: 'templates', reads: 'reviews:reply' }],
  },
  notifications: {
    path: dashboardPaths.notifications,
    reads: 'reviews:read',
    settings: [
      { anchor: 'alerts' },
      { anchor: 'quiet-hours' },
      { anchor: 'digest' },
      { anchor: 'devices' },
      { anchor: 'operator-visits', reads: 'audit:read' },
    ],
  },
  integrations: {
    path: dashboardPaths.integrations,
    reads: 'integrations:manage',
    changes: 'integrations:manage',
    settings: [{ anchor: 'chat' }, { anchor: 'webhooks' }, { anchor: 'api-keys' }],
  },
  team: {
    path: dashboardPaths.team,
    reads: 'team:manage',
    changes: 'team:manage',
    settings: [{ anchor: 'members' }, { anchor: 'roles' }],
  },
  signIn: {
    path: dashboardPaths.signIn,
    reads: 'team:manage',
    changes: 'team:manage',
    settings: [{ anchor: 'provider' }],
  },
  privacy: {
    path: dashboardPaths.privacy,
    reads: 'privacy:manage',
    changes: 'privacy:manage',
    settings: [{ anchor: 'find-person' }, { anchor: 'erasures' }, { anchor: 'retention' }],
  },
  securityLog: {
    path: dashboardPaths.audit,
    reads: 'audit:read',
    changes: 'audit:read',
    settings: [{ anchor: 'audit' }],
  },
} as const satisfies Record<SectionName, SettingsSection>

const sectionNames = Object.keys(settingsSections) as SectionName[]

/** Returns a text without case and accents, which many leave out when they search; Turkish has two letters for `I`. */
const fold = (text: string) =>
  text.toLocaleLowerCase(pageLanguage()).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')

/** Returns the sections and settings that contain all words of the query, limited to what the permissions show. */
export function findSettings(query: string, permissions: readonly CompanyPermission[]) {
  const { sections, found } = texts.settings
  const words = fold(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => fold(text).includes(word))
  return sectionNames
    .map((section) => ({ section, ...(settingsSections[section] as SettingsSection) }))
    .filter(({ reads }) => permissions.includes(reads))
    .map(({ section, path, reads: readsSection, settings }) => ({
      section,
      path,
      settings: settings.filter(({ anchor, reads = readsSection }) => {
        const { name, words } = found[anchor]
        return permissions.includes(reads) && has(`${sections[section].name} ${name} ${words}`)
      }),
    }))
    .filter(({ settings }) => settings.length > 0)
}
