import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readImage } from '#modules/images/image.ts'
import { greyJpeg } from '#test/picture.ts'

const options = { maxBytes: 2 * 1024 * 1024, companyId: undefined }
const dataUrl = (type: string, bytes: string | Buffer) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const svg = (content: string, attributes = '') =>
  dataUrl(
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" ${attributes}>${content}</svg>`,
  )

/** Start of a PNG that claims these dimensions. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG whose dimensions follow this many comment segments (ITU-T T.81, section B.2.4.5) of 64 KiB each. */
function jpegBehindNotes(count: number): Buffer {
  const jpeg = Buffer.from(greyJpeg.split(',')[1] ?? '', 'base64')
  const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xffff - 2)])
  return Buffer.concat([jpeg.subarray(0, 20), ...Array<Buffer>(count).fill(note), jpeg.subarray(20)])
}

async function drawn(url: string): Promise<string> {
  return (await readImage(url, options)).bytes.toString()
}

describe('a drawing', () => {
  it('keeps its appearance', async () => {
    const kept = await drawn(
      svg(
        '<style>.a{fill:red}</style><defs><linearGradient id="g"/></defs><path class="a" d="M0 0" fill="url(#g)"/><use href="#g"/>',
      ),
    )
    for (const part of ['.a{fill:red}', 'linearGradient', 'd="M0 0"', 'url(#g)', 'viewBox="0 0 10 20"']) {
      expect(kept).toContain(part)
    }
  })

  it('may start with editor comments', async () => {
    const noted = `<?xml version="1.0"?><!-- a -> b --><!---->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 2"><path d="M0 0"/></svg>`
    expect(await readImage(dataUrl('image/svg+xml', noted), options)).toMatchObject({ width: 1, height: 2 })
  })

  it('is measured by its view box', async () => {
    expect(await readImage(svg('<path d="M0 0"/>'), options)).toMatchObject({ width: 10, height: 20 })
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">a</body></foreignObject>'],
    ['a reference outside', '<use href="https://evil.example/x.svg#a"/>'],
    [
      'an old-style reference',
      '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="//evil.example#a"/>',
    ],
    ['an image from outside', '<image href="https://evil.example/t.gif"/>'],
    ['an embedded image', '<image href="data:image/png;base64,AAAA"/>'],
    ['a style from outside', '<style>@import "https://evil.example/x.css";</style>'],
    ['a hidden style from outside', '<style>@\\69mport "https://evil.example/x.css";</style>'],
    ['a fill from outside', '<path d="M0 0" fill="url(https://evil.example/x#a)"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ])('is rejected with %s', async (_, content) => {
    const given = svg(`${content}<path d="M1 1"/>`)
    await expect(readImage(given, options)).rejects.toMatchObject({ code: 'unsafe_drawing' })
  })

  it.each([
    ['an animated link', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>', 'javascript'],
    ['editor metadata', '<metadata><x resource="https://evil.example"/></metadata>', 'evil'],
    ['the file path of an editor', '<g xmlns:i="urn:i" i:filename="C:\\evil\\logo.svg"/>', 'evil'],
  ])('is stripped of %s', async (_, content, gone) => {
    expect(await drawn(svg(`${content}<path d="M1 1"/>`))).not.toContain(gone)
  })

  it.each([
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ],
    ['no drawing at all', '<svg'],
    // Catastrophic backtracking would never finish on this.
    ['nothing but comments', '<!---->'.repeat(500)],
    [
      'a subset in the second of its types',
      '<!DOCTYPE svg><!DOCTYPE svg [ ]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['HTML', '<!DOCTYPE html><html><svg></svg></html>'],
  ])('is rejected with %s', async (_, source) => {
    await expect(readImage(dataUrl('image/svg+xml', source), options)).rejects.toMatchObject({
      code: 'bad_image',
    })
  })
})

describe('a raster', () => {
  it('is measured and stored byte for byte', async () => {
    const bytes = png(512, 128)
    expect(await readImage(dataUrl('image/png', bytes), options)).toMatchObject({
      mediaType: 'image/png',
      width: 512,
      height: 128,
      bytes,
    })
  })

  it('may have a color profile before its dimensions', async () => {
    const found = await readImage(dataUrl('image/jpeg', jpegBehindNotes(9)), options)
    expect(found).toMatchObject({ mediaType: 'image/jpeg', width: 8, height: 8 })
  })

  it.each([
    ['a wrong type', dataUrl('image/jpeg', png(1, 1)), 'bad_image'],
    ['HTML inside', dataUrl('image/png', '<html><script>alert(1)</script>'), 'bad_image'],
    ['only the signature', dataUrl('image/png', png(1, 1).subarray(0, 12)), 'bad_image'],
    ['a type that is not accepted', dataUrl('image/gif', 'GIF89a'), 'bad_image'],
    ['a header without an end', dataUrl('image/jpeg', jpegBehindNotes(17)), 'bad_image'],
    ['no width', dataUrl('image/png', png(0, 10)), 'bad_image'],
    ['30,000 by 30,000 pixels', dataUrl('image/png', png(30_000, 30_000)), 'image_too_many_pixels'],
    [
      '3 MB',
      dataUrl('image/png', Buffer.concat([png(1, 1), Buffer.alloc(3 * 1024 * 1024)])),
      'image_too_large',
    ],
  ])('is rejected with %s', async (_, url, code) => {
    await expect(readImage(url, options)).rejects.toMatchObject({ code })
  })
})
