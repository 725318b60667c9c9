import type { Language } from '@candour/schemas/languages.ts'
import * as ar from '#ar.ts'
import * as cs from '#cs.ts'
import * as da from '#da.ts'
import * as de from '#de.ts'
import * as el from '#el.ts'
import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import * as en from '#en.ts'
import * as es from '#es.ts'
import * as fi from '#fi.ts'
import * as fr from '#fr.ts'
import * as he from '#he.ts'
import * as hi from '#hi.ts'
import * as hu from '#hu.ts'
import * as id from '#id.ts'
import * as it from '#it.ts'
import * as ja from '#ja.ts'
import * as ko from '#ko.ts'
import * as nl from '#nl.ts'
import * as no from '#no.ts'
import * as pl from '#pl.ts'
import * as ptBR from '#pt-BR.ts'
import * as ptPT from '#pt-PT.ts'
import * as ro from '#ro.ts'
import * as ru from '#ru.ts'
import * as sv from '#sv.ts'
import * as tr from '#tr.ts'
import * as uk from '#uk.ts'
import * as vi from '#vi.ts'
import * as zhHans from '#zh-Hans.ts'
import * as zhHant from '#zh-Hant.ts'

/** All texts in one language. */
export interface Catalogue {
  pages: PageTexts
  receipt: ReceiptTexts
  notice: NoticeTexts
  mails: MailTexts
  prints: PrintTexts
}

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
