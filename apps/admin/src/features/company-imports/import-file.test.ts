import { expect, it } from 'vitest'
import { fileOfRows, readImportFile, recordsOf } from '#features/company-imports/import-file.ts'

const utf16 = new Uint8Array([0xff, 0xfe, 0x6e, 0x00, 0x61, 0x00])
const latin1 = new Uint8Array([...'name\nCaf'].map((letter) => letter.charCodeAt(0)).concat(0xe9))

it.each([
  ['an empty file', '', 'This file is empty.'],
  ['a file of blank lines', '\r\n \n', 'This file is empty.'],
  ['a file that is too large', 'x'.repeat(5 * 1024 * 1024 + 1), /larger than 5 MB/],
  ['a spreadsheet', 'PK\u0003\u0004\u0000\u0000', /not a CSV file/],
  ['UTF-16', utf16, /not in UTF-8/],
  ['Latin-1', latin1, /not in UTF-8/],
])('says what is wrong with %s', async (_, content, message) => {
  await expect(readImportFile(new File([content], 'companies.csv'))).rejects.toThrow(message)
})

it('reads UTF-8, with or without a byte order mark', async () => {
  for (const mark of ['', '\ufeff']) {
    expect(await readImportFile(new File([`${mark}name\nمقهى القمر\n`], 'companies.csv'))).toBe(
      'name\nمقهى القمر\n',
    )
  }
})

it('keeps rows as they were, with line breaks and quotes in them', async () => {
  const csv = 'name,slug\r\n"A ""B""\nC",a\r\n\r\nD,d\n"E;F",e'
  expect(recordsOf(csv).slice(0, 5)).toEqual(['name,slug', '"A ""B""\nC",a', '', 'D,d', '"E;F",e'])
  const inches = 'name;slug;location\rPizza 12" A;a;x\rPizza 12" B;b;"y\n"\rC,c;c;\r'
  expect(recordsOf(inches).slice(1, 4)).toEqual(['Pizza 12" A;a;x', 'Pizza 12" B;b;"y\n"', 'C,c;c;'])
  expect(await fileOfRows(csv, [1, 4]).text()).toBe('name,slug\r\n"A ""B""\nC",a\r\n"E;F",e\r\n')
})
