import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#button.tsx'
import { QrDialog } from '#qr-dialog.tsx'
import { Toaster } from '#toaster.tsx'
import { COPIED_DURATION } from '#use-copy.ts'

const link = 'https://reviews.example/cafe-luna'

async function open(slug = 'cafe-luna') {
  render(
    <>
      <QrDialog
        name="Café Luna"
        slug={slug}
        link={`https://reviews.example/${slug}`}
        trigger={<Button>QR Code</Button>}
      />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'QR Code' }))
  return screen.findByRole<HTMLAnchorElement>('link', { name: 'Download QR Code' })
}

/** Returns the width of a PNG in a data URL (ISO/IEC 15948, 11.2.1). */
function widthOf(dataUrl: string): number {
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64').readUInt32BE(16)
}

it('names the company and shows its link', async () => {
  await open()
  expect(screen.getByRole('dialog', { name: 'QR Code for Café Luna' }).textContent).toContain(
    'Scan this code to leave a review',
  )
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
  expect(screen.getByRole('img', { name: `QR code of ${link}` })).toBeTruthy()
})

it.each(['ab', 'cafe-luna', 'a-rather-long-name-of-a-bakery', 'x'.repeat(63)])(
  'downloads 1200 pixels for %s',
  async (slug) => {
    const download = await open(slug)
    expect(download.download).toBe(`${slug}-qr-code.png`)
    expect(widthOf(download.href)).toBe(1200)
  },
)

it('only logs a code that could not be generated', async () => {
  // Exceeds the capacity of any QR code.
  render(<QrDialog name="x" slug="x" link={'x'.repeat(5000)} trigger={<Button>QR Code</Button>} />)
  fireEvent.click(screen.getByRole('button', { name: 'QR Code' }))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  vi.mocked(console.error).mockClear()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download QR Code' }).disabled).toBe(true)
})

describe('copying', () => {
  let written: string[] = []
  let refused = false
  beforeEach(() => {
    written = []
    refused = false
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: {
        writeText: async (text: string) => {
          if (refused) throw new Error('not allowed')
          written.push(text)
        },
      },
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const icon = () => screen.getByRole('button', { name: 'Copy link' }).querySelector('svg')?.classList

  it('is confirmed, and the icon reverts after two seconds', async () => {
    await open()
    vi.useFakeTimers()
    const click = fireEvent.click
    await act(async () => click(screen.getByRole('button', { name: 'Copy link' })))
    expect(written).toEqual([link])
    expect(screen.getByText('Link copied!')).toBeTruthy()
    expect(screen.getByText('The review link has been copied to your clipboard.')).toBeTruthy()
    expect(icon()).toContain('lucide-check')
    act(() => vi.advanceTimersByTime(COPIED_DURATION - 1))
    expect(icon()).toContain('lucide-check')
    act(() => vi.advanceTimersByTime(1))
    expect(icon()).toContain('lucide-copy')
  })

  it('reports a failure', async () => {
    refused = true
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Failed to copy')).toBeTruthy()
    expect(screen.getByText('Please try again.')).toBeTruthy()
    expect(icon()).toContain('lucide-copy')
  })
})
