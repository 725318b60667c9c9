import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'

/** A setting, or a card with several: what the search finds, and where. */
interface Setting {
  name: string
  /** The id of its heading. */
  anchor: string
  /** Further words by which people may look for it. */
  words?: string
  /** Whose role may see it; absent for everybody who sees the section. */
  reads?: CompanyPermission
}

interface SettingsSection {
  path: string
  name: string
  description: string
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
    name: 'Business',
    description: 'How your business appears to visitors, and where its day begins.',
    reads: 'company:read',
    changes: 'company:manage',
    settings: [
      {
        name: 'Name, logo and color',
        anchor: 'brand',
        words: 'business company brand colour picture appearance address url slug',
      },
      { name: 'Time zone', anchor: 'time-zone', words: 'clock day week region' },
      {
        name: 'Address',
        anchor: 'address',
        words: 'street legal imprint privacy notice',
        reads: 'privacy:manage',
      },
    ],
  },
  reviewPage: {
    path: dashboardPaths.reviewPage,
    name: 'Review page',
    description: 'What visitors read, in which language, and where a public review leads.',
    reads: 'company:read',
    changes: 'company:manage',
    settings: [
      {
        name: 'Language and texts',
        anchor: 'texts',
        words: 'greeting thank-you thanks words default translation wording',
      },
      { name: 'Google Review URL', anchor: 'google-url', words: 'link public address maps' },
      { name: 'Locations', anchor: 'locations', words: 'branch shop google link' },
    ],
  },
  answers: {
    path: dashboardPaths.answers,
    name: 'Answers',
    description: 'How your team answers customers.',
    reads: 'company:read',
    changes: 'company:manage',
    settings: [
      { name: 'Reply address', anchor: 'reply-to', words: 'email mail inbox sender' },
      {
        name: 'Answer templates',
        anchor: 'templates',
        words: 'canned saved replies snippets',
        reads: 'reviews:reply',
      },
    ],
  },
  notifications: {
    path: dashboardPaths.notifications,
    name: 'Notifications',
    description: 'What we tell you about this business. Colleagues choose for themselves.',
    reads: 'reviews:read',
    settings: [
      { name: 'Alerts', anchor: 'alerts', words: 'email stars threshold test instant daily mentions' },
      { name: 'Quiet hours', anchor: 'quiet-hours', words: 'night pause silence do not disturb' },
      { name: 'Digest', anchor: 'digest', words: 'weekly monthly report summary' },
      { name: 'On your devices', anchor: 'devices', words: 'phone push app lock screen install browser' },
      {
        name: 'Visits of the operator',
        anchor: 'operator-visits',
        words: 'support views dashboard email owners',
        reads: 'audit:read',
      },
    ],
  },
  integrations: {
    path: dashboardPaths.integrations,
    name: 'Integrations',
    description: 'Connects other systems: your own, and those where your team already is.',
    reads: 'integrations:manage',
    changes: 'integrations:manage',
    settings: [
      {
        name: 'Chat',
        anchor: 'chat',
        words: 'slack microsoft teams discord telegram google channel message bot alerts',
      },
      {
        name: 'Webhooks',
        anchor: 'webhooks',
        words: 'developer http post callback url event api automation zapier make secret log',
      },
      { name: 'API keys', anchor: 'api-keys', words: 'developer program token zapier automation' },
    ],
  },
  team: {
    path: dashboardPaths.team,
    name: 'Team',
    description: 'Who sees your reviews, and what they may do.',
    reads: 'team:manage',
    changes: 'team:manage',
    settings: [
      {
        name: 'Members',
        anchor: 'members',
        words: 'people colleagues users invite invitation remove access',
      },
      { name: 'Roles', anchor: 'roles', words: 'owner manager responder viewer permissions rights' },
    ],
  },
  privacy: {
    path: dashboardPaths.privacy,
    name: 'Privacy',
    description: 'Visitors’ data belongs to them. Only owners see this page.',
    reads: 'privacy:manage',
    changes: 'privacy:manage',
    settings: [
      { name: 'Find a person', anchor: 'find-person', words: 'search export erase delete gdpr request data' },
      { name: 'Erasures', anchor: 'erasures', words: 'certificates proof deleted' },
      { name: 'Retention', anchor: 'retention', words: 'keep delete months contact details automatic' },
    ],
  },
  securityLog: {
    path: dashboardPaths.audit,
    name: 'Security log',
    description: 'Who changed or exported what. Only owners see this page.',
    reads: 'audit:read',
    changes: 'audit:read',
    settings: [{ name: 'Changes and exports', anchor: 'audit', words: 'audit history csv activity' }],
  },
} as const satisfies Record<string, SettingsSection>

/** Returns the sections with those settings in which all words occur, as far as the permissions go. */
export function findSettings(query: string, permissions: readonly CompanyPermission[]): SettingsSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return Object.values<SettingsSection>(settingsSections)
    .filter(({ reads }) => permissions.includes(reads))
    .map((section) => ({
      ...section,
      settings: section.settings.filter(
        ({ name, words = '', reads = section.reads }) =>
          permissions.includes(reads) && has(`${section.name} ${name} ${words}`),
      ),
    }))
    .filter(({ settings }) => settings.length > 0)
}
