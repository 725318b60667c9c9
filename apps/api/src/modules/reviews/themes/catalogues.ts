import { en } from '#modules/reviews/themes/catalogue/en.ts'
import type { Catalogue } from '#modules/reviews/themes/catalogue.ts'

/** Languages of texts (BCP 47) in which themes are found. */
export const catalogues: Readonly<Record<string, Catalogue>> = { en }
