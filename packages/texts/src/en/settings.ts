/** The settings and their search. */
export const settings = {
  /** Title of the browser's tab, before the name of the company. */
  pageTitle: 'Settings',
  heading: 'Settings',
  /** Names the navigation between the sections. */
  label: 'Settings',
  /** Link from a section back to the list of them. */
  back: 'Settings',
  /** Name of the search field, and in it. */
  search: 'Search settings',
  searchPlaceholder: 'Search settings',
  noneFound: {
    title: 'No setting found',
    /** Two words with which something is found, see `words` below. */
    text: 'Try another word, such as “logo” or “email”.',
  },
  /** In a section, for those who may not change it. */
  readOnly: 'Owners and managers can change this. If you need it, please ask an owner to change your role.',

  /** Names of the sections, which are headings and links, and what they are about. */
  sections: {
    business: {
      name: 'Business',
      description: 'How your business appears to visitors, and where its day begins.',
    },
    reviewPage: {
      name: 'Review page',
      description: 'What visitors read, in which language, and where a public review leads.',
    },
    answers: {
      name: 'Answers',
      description: 'How your team answers customers.',
    },
    notifications: {
      name: 'Notifications',
      description: 'What we tell you about this business. Colleagues choose for themselves.',
    },
    integrations: {
      name: 'Integrations',
      description: 'Connects other systems: your own, and those where your team already is.',
    },
    team: {
      name: 'Team',
      description: 'Who sees your reviews, and what they may do.',
    },
    signIn: {
      name: 'Sign-in',
      description: 'How members sign in: with a password, or only with your own provider.',
    },
    privacy: {
      name: 'Privacy',
      description: 'Visitors’ data belongs to them. Only owners see this page.',
    },
    securityLog: {
      name: 'Security log',
      description: 'Who changed or exported what. Only owners see this page.',
    },
  },

  /**
   * What the search finds: `name` links to a setting, and is best its heading there. `words` are further words by which
   * people may look for it, in any order; they are searched, not shown. Leave out and add as your language needs.
   */
  found: {
    brand: {
      name: 'Name, logo and color',
      words: 'business company brand colour picture appearance address url slug',
    },
    'time-zone': { name: 'Time zone', words: 'clock day week region' },
    /** The postal address. */
    address: { name: 'Address', words: 'street legal imprint privacy notice' },
    texts: {
      name: 'Language and texts',
      words: 'greeting thank-you thanks words default translation wording',
    },
    'google-url': { name: 'Google Review URL', words: 'link public address maps' },
    changes: { name: 'You said, we did', words: 'improvement visitors change feedback' },
    practice: {
      name: 'How you ask for reviews',
      words: 'practice policy gating authority transparency about',
    },
    evidence: {
      name: 'Evidence for authorities',
      words: 'evidence proof authority audit zip download compliance',
    },
    locations: { name: 'Locations', words: 'branch shop google link' },
    'reply-to': { name: 'Reply address', words: 'email mail inbox sender' },
    templates: { name: 'Answer templates', words: 'canned saved replies snippets' },
    alerts: { name: 'Alerts', words: 'email stars threshold test instant daily mentions' },
    'quiet-hours': { name: 'Quiet hours', words: 'night pause silence do not disturb' },
    digest: { name: 'Digest', words: 'weekly monthly report summary' },
    devices: { name: 'On your devices', words: 'phone push app lock screen install browser' },
    'operator-visits': {
      name: 'Visits of the operator',
      words: 'support views dashboard email owners',
    },
    chat: {
      name: 'Chat',
      words: 'slack microsoft teams discord telegram google channel message bot alerts',
    },
    webhooks: {
      name: 'Webhooks',
      words: 'developer http post callback url event api automation zapier make secret log',
    },
    'api-keys': { name: 'API keys', words: 'developer program token zapier automation' },
    members: { name: 'Members', words: 'people colleagues users invite invitation remove access' },
    roles: { name: 'Roles', words: 'owner manager responder viewer permissions rights' },
    provider: {
      name: 'Your provider',
      words: 'oidc openid connect sso single sign-on microsoft google okta keycloak domain groups',
    },
    'find-person': { name: 'Find a person', words: 'search export erase delete gdpr request data' },
    erasures: { name: 'Erasures', words: 'certificates proof deleted' },
    retention: { name: 'Retention', words: 'keep delete months contact details automatic' },
    audit: { name: 'Changes and exports', words: 'audit history csv activity' },
  },
}

export type SettingsTexts = typeof settings
