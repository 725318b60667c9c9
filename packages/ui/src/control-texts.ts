/** Texts of the components that only the consoles use, in one language. */
export interface ControlTexts {
  loading: string
  cancel: string
  close: string
  retry: string
  skip: string
  more: string
  notifications: { region: string; one: string }
  discard: { title: string; text: string; confirm: string; keep: string }
  failed: {
    load: string
    page: string
    part: string
    connection: string
    pageOffline: string
    partOffline: string
    error: string
    errorText: string
    reload: string
  }
  combobox: { list: string; found: (count: number) => string }
  password: { show: string; hide: string }
  profile: {
    accountOf: (email: string) => string
    roles: { superadmin: string; company_admin: string; printer: string }
    logout: string
    loggedOut: string
    errorTitle: string
    logoutFailed: string
  }
  qr: {
    title: <Node>(name: Node) => readonly (string | Node)[]
    scan: string
    alt: (link: string) => string
    download: string
    copyLink: string
    copied: string
    copiedText: string
    copyFailed: string
    copyFailedText: string
    drawFailed: string
    drawFailedText: string
  }
}

/** The texts of the page's language, which the console sets before it renders. The review page has none. */
export let controlTexts: ControlTexts

export function setControlTexts(texts: ControlTexts): void {
  controlTexts = texts
}
