import type { MemberLanguage } from '@candour/schemas/languages.ts'
import * as de from '#de/member-mails.ts'
import * as en from '#en/member-mails.ts'
import * as es from '#es/member-mails.ts'
import * as fr from '#fr/member-mails.ts'
import * as it from '#it/member-mails.ts'
import * as ja from '#ja/member-mails.ts'
import * as nl from '#nl/member-mails.ts'
import * as pl from '#pl/member-mails.ts'
import * as ptBR from '#pt-BR/member-mails.ts'
import * as tr from '#tr/member-mails.ts'

/** What members read in mails in one language. */
export type MemberCatalogue = typeof en

export type MemberCatalogues = Record<MemberLanguage, MemberCatalogue>

/** Every language of members, for the server. */
export const memberCatalogues: MemberCatalogues = { en, de, fr, es, it, 'pt-BR': ptBR, nl, pl, tr, ja }
