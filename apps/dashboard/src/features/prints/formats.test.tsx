import { answer, type Handler } from '@candour/api-client/testing.ts'
import type { FormatPage } from '@candour/artwork/formats.ts'
import { renderRoutes, renderScreen } from '@candour/console/testing.tsx'
import type { Placement } from '@candour/schemas/placements.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { preflightPrint } from '@candour/schemas/prints.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import type { Studio } from '#features/print-orders/studio.ts'
import { FormatDialog } from '#features/prints/format-dialog.tsx'
import { sizeOf } from '#features/prints/format-size.ts'
import { luna, placement, working } from '#test/fixtures.ts'

const box = { x: 0, y: 0, width: 1, height: 1 }
const page: FormatPage = {
  ...{ title: '', language: 'en', items: [], codes: [], cut: null },
  boxes: { media: box, bleed: box, trim: box, safe: box },
}
const studio: Studio = {
  layouts: { poster: [], sticker: [] },
  formatLayouts: () => [{ id: 'bold' }, { id: 'editorial' }],
  drawFormat: () => page,
  canPrint: () => true,
  draw: () => {
    throw new Error('nothing is drawn here')
  },
  paint() {},
  readQr: () => null,
  toPdf: async () => new Uint8Array(),
  codePages: () => 1,
  drawCodes: () => undefined,
  codesToPdf: async () => new Uint8Array(),
}

const open = (format: FormatId, placements: readonly Placement[], ...handlers: Handler[]) =>
  renderScreen(
    '/',
    () => (
      <FormatDialog
        {...{ company: { ...luna, logoUrl: '/api/images/logo' }, format, studio, placements }}
        language="en"
        onClose={() => {}}
      />
    ),
    [...handlers, ...working(luna)],
  )

const files = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'))

it('says sizes in the measure of the reader’s region', () => {
  expect(sizeOf('card', 'de-DE')).toBe('85 × 55 mm')
  expect(sizeOf('card', 'en')).toBe('85 × 55 mm')
  expect(sizeOf('poster_18x24', 'en-US')).toBe('18 × 24 in')
  expect(sizeOf('card', 'es-US')).toBe('3.35 × 2.17 in')
})

it('shows every format, and where to take the codes along', async () => {
  renderRoutes('/dashboard/formats', dashboardRoutes, [
    // Without the QR code's URL, nothing is drawn.
    answer(getConfig, () => new Promise(() => {})),
    ...working(luna),
  ])
  const list = within(
    await screen.findByRole('heading', { name: 'Formats' }).then(() => screen.getByRole('main')),
  )
  for (const name of ['Large poster', 'Card', 'Website button']) {
    expect(list.getByText(name)).toBeTruthy()
  }
  expect(list.getByRole('link', { name: 'Download codes' }).getAttribute('href')).toBe(
    `/api/dashboard/codes.zip?companyId=${luna.id}`,
  )
})

it('tells what a check has found, for the chosen layout', async () => {
  const message = 'Some letters are missing.'
  open(
    'card',
    [],
    answer(preflightPrint, ({ body }) => ({
      findings:
        body.layout === 'bold' ? [{ level: 'warning', code: 'letters_missing', message } as const] : [],
      decodes: true,
    })),
  )
  expect(await screen.findByText(/^Some letters of a name cannot be printed/)).toBeTruthy()
  expect(files()).toEqual(['Close', 'PDF', 'PDF for print shops', 'SVG', 'PNG'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'Editorial')
  expect(await screen.findByText(/^Checked: the code is read/)).toBeTruthy()
})

it('shows the logo enlarged if its resolution is too low', async () => {
  const message = 'Blurred.'
  open(
    'card',
    [],
    answer(preflightPrint, () => ({
      findings: [{ level: 'warning', code: 'logo_resolution', message } as const],
      decodes: true,
    })),
  )
  const finding = await screen.findByText(/^The logo is too small/)
  expect(finding.querySelector('img')?.getAttribute('src')).toBe('/api/images/logo')
})

it('has pictures for one code alone, and HTML where that can be used', async () => {
  const clean = answer(preflightPrint, () => ({ findings: [], decodes: true }))
  open('signature', [], clean)
  await screen.findByText(/^Checked/)
  expect(files()).toEqual(['Close', 'PDF', 'SVG', 'PNG', 'HTML'])
  cleanup()
  open('signature', [placement(0), placement(1)], clean)
  await screen.findByText(/^Checked/)
  expect(files()).toEqual(['Close', 'PDF'])
})
