/** Formats an IANA time zone for people. */
export const zoneName = (zone: string) => zone.replaceAll('_', ' ')
