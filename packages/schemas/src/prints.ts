import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { id } from '#fields.ts'
import { languages } from '#languages.ts'
import { maxPlacementIds } from '#placements.ts'
import { type FormatId, formatIds } from '#print-formats.ts'

/** Maximum number of codes in one document. */
export const maxPrintedCodes = 2000

/** Names of the layouts of all formats. */
export const layoutNames = {
  bold: 'Bold',
  editorial: 'Editorial',
  arch: 'Arch',
  ring: 'Ring',
  horizon: 'Horizon',
  band: 'Band',
  pill: 'Pill',
} as const

/** Formats that can be had as HTML. */
export const htmlFormats = ['signature', 'button'] as const satisfies FormatId[]
export type HtmlFormat = (typeof htmlFormats)[number]

const printFormat = z.object({
  id: z.enum(formatIds),
  name: z.string(),
  /** Trimmed size. */
  widthMm: z.number(),
  heightMm: z.number(),
  bleedMm: z.number(),
  safeMm: z.number(),
  /** The first is the default. */
  layouts: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
  /** Goes home with the guest. */
  takeHome: z.boolean(),
  /** Can be ordered as a print. */
  orderable: z.boolean(),
})

const printOptions = {
  /** The first of the format's layouts by default. */
  layout: z.string().max(40).optional(),
  /** Language of the words; the company's by default. */
  lang: z.enum(languages).optional(),
}

/** A parameter that may be repeated. */
const repeated = z.union([id.transform((one) => [one]), z.array(id).min(1).max(maxPlacementIds)]).optional()

const oneCode = z.object({
  companyId: id,
  ...printOptions,
  /** A placement, archived or not; the company's review page by default. */
  placementId: id.optional(),
})

const several = z.object({
  ...printOptions,
  /** A code for each, archived or not; the company's review page by default. */
  placementIds: z.array(id).max(maxPrintedCodes).optional(),
})

const params = z.object({ format: z.string().max(40) })
const errors = ['company_not_found', 'format_not_found', 'unknown_layout', 'placement_not_found'] as const
const download = { params, response: z.string(), errors: [...errors, 'too_many_requests'] } as const

export const listPrintFormats = endpoint('listPrintFormats', 'GET /api/dashboard/prints', {
  ...forMembers('placements:read'),
  summary: 'Everything that can be printed or shown with a code on it; sizes are trimmed sizes',
  query: z.object({ companyId: id }),
  response: z.object({ formats: z.array(printFormat) }),
})

export const getPrintPdf = endpoint('getPrintPdf', 'GET /api/dashboard/prints/:format.pdf', {
  ...forMembers('placements:read'),
  ...download,
  summary:
    'A piece as a vector PDF at its trimmed size, with a page or card for each `placementId` (up to 50, repeated); ' +
    'with `press=true`, PDF/X-4 with bleed and crop marks',
  query: oneCode.extend({
    placementId: repeated,
    press: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  }),
  stream: 'application/pdf',
})

export const getPrintSvg = endpoint('getPrintSvg', 'GET /api/dashboard/prints/:format.svg', {
  ...forMembers('placements:read'),
  ...download,
  summary: 'A piece for one code as SVG at its trimmed size: outlines alone, which load nothing',
  query: oneCode,
  stream: 'image/svg+xml',
})

export const getPrintPng = endpoint('getPrintPng', 'GET /api/dashboard/prints/:format.png', {
  ...forMembers('placements:read'),
  ...download,
  summary:
    'A piece for one code as PNG at its trimmed size, with 300 dpi; what is for screens, at double size',
  query: oneCode,
  stream: 'image/png',
})

export const getPrintHtml = endpoint('getPrintHtml', 'GET /api/dashboard/prints/:format.html', {
  ...forMembers('placements:read'),
  ...download,
  summary: 'The email signature or the website button as HTML: text and a link, which load nothing',
  query: oneCode,
  stream: 'text/html; charset=utf-8',
})

export const makePrintPdf = endpoint('makePrintPdf', 'POST /api/dashboard/prints/:format.pdf', {
  ...forMembers('placements:read'),
  ...download,
  summary: 'The same PDF for up to 2,000 codes',
  body: several.extend({ press: z.boolean().optional() }),
  bodyLimit: 128 * 1024,
  stream: 'application/pdf',
  duringViewAs: true,
  whileSuspended: true,
})

/** What a preflight may find. */
const findingCodes = [
  'code_unreadable',
  'code_too_far',
  'code_contrast',
  'code_small',
  'text_outside',
  'letters_missing',
  'name_from_address',
  'logo_resolution',
] as const
export type FindingCode = (typeof findingCodes)[number]

const finding = z.object({
  /** Errors make a piece useless; warnings make it worse than it could be. */
  level: z.enum(['error', 'warning']),
  code: z.enum(findingCodes),
  /** What was found, and what to do about it. */
  message: z.string(),
})
export type Finding = z.infer<typeof finding>

export const preflightPrint = endpoint('preflightPrint', 'POST /api/dashboard/prints/:format/preflight', {
  ...forMembers('placements:read'),
  summary: 'Check a piece before it is printed: its codes, letters, margins and the logo',
  params,
  body: several,
  response: z.object({
    findings: z.array(finding),
    /** Whether every code was read from the rendered piece and leads where it should. */
    decodes: z.boolean(),
  }),
  bodyLimit: 128 * 1024,
  errors: [...errors, 'too_many_requests'],
  duringViewAs: true,
  whileSuspended: true,
})
