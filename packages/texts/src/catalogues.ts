import type { Language } from '@candour/schemas/languages.ts'
import * as ar from '#ar/visitors.ts'
import * as cs from '#cs/visitors.ts'
import * as da from '#da/visitors.ts'
import * as de from '#de/visitors.ts'
import * as el from '#el/visitors.ts'
import * as en from '#en/visitors.ts'
import * as es from '#es/visitors.ts'
import * as fi from '#fi/visitors.ts'
import * as fr from '#fr/visitors.ts'
import * as he from '#he/visitors.ts'
import * as hi from '#hi/visitors.ts'
import * as hu from '#hu/visitors.ts'
import * as id from '#id/visitors.ts'
import * as it from '#it/visitors.ts'
import * as ja from '#ja/visitors.ts'
import * as ko from '#ko/visitors.ts'
import * as nl from '#nl/visitors.ts'
import * as no from '#no/visitors.ts'
import * as pl from '#pl/visitors.ts'
import * as ptBR from '#pt-BR/visitors.ts'
import * as ptPT from '#pt-PT/visitors.ts'
import * as ro from '#ro/visitors.ts'
import * as ru from '#ru/visitors.ts'
import * as sv from '#sv/visitors.ts'
import * as tr from '#tr/visitors.ts'
import * as uk from '#uk/visitors.ts'
import * as vi from '#vi/visitors.ts'
import * as zhHans from '#zh-Hans/visitors.ts'
import * as zhHant from '#zh-Hant/visitors.ts'

/** What visitors read in one language. */
export type Catalogue = typeof en

/** Every language, for the server; browsers load only what they show. */
export const catalogues: Record<Language, Catalogue> = {
  en,
  de,
  fr,
  es,
  it,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  nl,
  pl,
  cs,
  ro,
  hu,
  el,
  sv,
  da,
  no,
  fi,
  tr,
  uk,
  ru,
  ar,
  he,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
  ko,
  hi,
  vi,
  id,
}
