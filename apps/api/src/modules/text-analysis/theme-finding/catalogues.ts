import type { Language } from '#modules/text-analysis/sentiment/tokens.ts'
import { ar } from '#modules/text-analysis/theme-finding/catalogue/ar.ts'
import { de } from '#modules/text-analysis/theme-finding/catalogue/de.ts'
import { en } from '#modules/text-analysis/theme-finding/catalogue/en.ts'
import { es } from '#modules/text-analysis/theme-finding/catalogue/es.ts'
import { fr } from '#modules/text-analysis/theme-finding/catalogue/fr.ts'
import { it } from '#modules/text-analysis/theme-finding/catalogue/it.ts'
import { ja } from '#modules/text-analysis/theme-finding/catalogue/ja.ts'
import { nl } from '#modules/text-analysis/theme-finding/catalogue/nl.ts'
import { pl } from '#modules/text-analysis/theme-finding/catalogue/pl.ts'
import { pt } from '#modules/text-analysis/theme-finding/catalogue/pt.ts'
import { ru } from '#modules/text-analysis/theme-finding/catalogue/ru.ts'
import { tr } from '#modules/text-analysis/theme-finding/catalogue/tr.ts'
import type { Catalogue } from '#modules/text-analysis/theme-finding/catalogue.ts'

/** Languages of texts (BCP 47) in which themes are found. */
export const catalogues: Record<Language, Catalogue> = {
  ...{ en, de, fr, es, it, pt },
  ...{ nl, pl, tr, ru, ar, ja },
}
