import type { Language } from '#modules/reviews/sentiment/tokens.ts'
import { ar } from '#modules/reviews/themes/catalogue/ar.ts'
import { de } from '#modules/reviews/themes/catalogue/de.ts'
import { en } from '#modules/reviews/themes/catalogue/en.ts'
import { es } from '#modules/reviews/themes/catalogue/es.ts'
import { fr } from '#modules/reviews/themes/catalogue/fr.ts'
import { it } from '#modules/reviews/themes/catalogue/it.ts'
import { ja } from '#modules/reviews/themes/catalogue/ja.ts'
import { nl } from '#modules/reviews/themes/catalogue/nl.ts'
import { pl } from '#modules/reviews/themes/catalogue/pl.ts'
import { pt } from '#modules/reviews/themes/catalogue/pt.ts'
import { ru } from '#modules/reviews/themes/catalogue/ru.ts'
import { tr } from '#modules/reviews/themes/catalogue/tr.ts'
import type { Catalogue } from '#modules/reviews/themes/catalogue.ts'

/** Languages of texts (BCP 47) in which themes are found. */
export const catalogues: Record<Language, Catalogue> = {
  ...{ en, de, fr, es, it, pt },
  ...{ nl, pl, tr, ru, ar, ja },
}
