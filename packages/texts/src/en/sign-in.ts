/** Sign-in with a company's own provider (OpenID Connect): its settings, and the way to it at the login. */
export const signIn = {
  failed: 'Failed to load how members sign in',
  provider: {
    title: 'Your provider',
    description:
      'Members sign in where you manage their accounts: Microsoft, Google, Okta, Keycloak or any other with OpenID Connect.',
    issuer: 'Address of the provider',
    issuerHint: 'Its issuer, such as https://login.example.com',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    /** In the empty field of a secret that is kept. */
    kept: 'Kept. Leave it empty to keep it.',
    saved: 'Provider saved',
    remove: 'Remove provider',
    removed: 'Provider removed',
    removeText: 'Members sign in with their passwords again. Sessions that began with the provider end.',
    /** Before the two addresses. */
    enter: 'Enter these at the provider',
    callback: 'Redirect URI',
    logout: 'Back-channel logout URI',
    signedOut: 'Post-logout redirect URI',
  },
  domains: {
    title: 'Domains',
    description:
      'Only email addresses of your proven domains can sign in. Add the TXT record where the domain’s DNS is managed.',
    label: 'Domain',
    add: 'Add domain',
    proven: 'Proven',
    waiting: 'Not proven yet',
    /** Before the record. */
    record: 'TXT record',
    check: 'Check again',
    missing: 'Not found yet. A new record can take up to an hour to be seen.',
    remove: (name: string) => `Remove ${name}`,
  },
  members: {
    title: 'Roles',
    description: 'Whoever signs in for the first time joins the team with this role.',
    /** Of whoever is in none of the groups. */
    usual: 'Usual role',
    groups: 'Groups of the provider with another role',
    group: 'Group',
    role: 'Role',
    add: 'Add group',
    remove: (name: string) => `Remove ${name}`,
    saved: 'Roles saved',
  },
  enforced: {
    title: 'Only this way',
    description:
      'Members cannot sign in any other way. Owners still can, with a second step, in case the provider fails.',
    require: 'Require the provider',
    notReady: 'Enter the provider and prove a domain first.',
    /** Before an address. */
    link: 'Where members sign in',
    on: 'The provider is required now',
    off: 'The provider is not required any more',
  },
  login: {
    /** Button that opens a field for the company. */
    company: 'Sign in with your company',
    slug: 'Short name of your company',
    slugHint: 'As in the address of its review page',
    go: 'Continue',
    operator: 'Sign in with the operators’ provider',
  },
  /** On the account page. */
  own: {
    title: 'Sign in with your company',
    description:
      'Connect your account with a company’s provider to sign in there. It opens that company only.',
    failed: 'Failed to load the providers of your companies',
    connected: 'Its provider signs you in',
    notConnected: 'Not connected',
    connect: 'Connect',
    connectFailed: 'Connecting failed',
    done: 'Provider connected',
    disconnect: 'Disconnect',
    disconnectText: 'Sessions that began with this provider end. You can connect it again.',
    disconnected: 'Provider disconnected',
    disconnectFailed: 'Disconnecting failed',
    taken: 'The provider signs you in as someone who has another account here. Nothing was connected.',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed',
}

export type SignInTexts = typeof signIn
