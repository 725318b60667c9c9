/** Stored for a text whose language is uncertain (BCP 47); answered as null. */
export const uncertain = 'und'

/** Returns a stored language (BCP 47) as it is answered: null if it is uncertain, or not detected yet. */
export const knownLanguage = (stored: string | null): string | null => (stored === uncertain ? null : stored)
