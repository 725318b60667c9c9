import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('nl')

export const printFormats: typeof english = {
  title: 'Formaten',
  description: 'Je code op alles, van poster tot e-mailhandtekening, om zelf te printen of te laten drukken.',
  names: {
    poster_18x24: 'Grote poster',
    sticker_3in: 'Ronde sticker',
    poster_a4: 'Poster A4',
    poster_a5: 'Poster A5',
    table_tent: 'Tafelkaart',
    counter_card: 'Toonbankkaart',
    window_cling: 'Raamsticker',
    card: 'Kaartje',
    slip: 'Strook',
    card_sheet: 'Vel met tien kaartjes',
    signature: 'E-mailhandtekening',
    button: 'Knop voor website',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} inch`,
  takeHome: 'Om mee te nemen',
  onScreen: 'Voor schermen',
  preview: (name) => `Voorbeeld: ${name}`,
  layout: 'Lay-out',
  checking: 'Controleren…',
  fine: 'Gecontroleerd: de code is leesbaar op het eindproduct en er staat niets in de marge.',
  checkFailed: 'De controle is mislukt',
  findings: {
    code_unreadable: 'Een code is niet leesbaar op het drukwerk. Kies een andere lay-out.',
    code_too_far:
      'Een code is niet leesbaar van de gebruikelijke afstand. Kies een andere lay-out of een groter formaat.',
    code_contrast: 'De code valt te weinig op tegen de achtergrond. Kies een andere lay-out.',
    code_small:
      'De code is te klein voor de meeste telefoons. Kies een andere lay-out of een groter formaat.',
    text_outside:
      'Er staat tekst in de marge, die kan worden afgesneden. Kies een andere lay-out of een kortere naam.',
    letters_missing:
      'Sommige letters van een naam kunnen niet worden gedrukt en ontbreken. Bekijk het voorbeeld en schrijf de naam zo nodig anders.',
    name_from_address:
      'Geen enkele letter van de naam kan worden gedrukt, dus staat de naam uit het adres er. Bekijk het voorbeeld.',
    logo_resolution:
      'Het logo is te klein voor het gedrukte formaat en wordt onscherp. Upload een grotere afbeelding of een tekening (SVG).',
  },
  pdf: 'Pdf',
  press: 'Pdf voor drukkerij',
  note: 'De pdf voor de drukkerij heeft afloop en snijtekens (PDF/X-4). SVG en PNG zijn voor één code tegelijk.',
  escrow: {
    title: 'Je codes meenemen',
    text: 'Al je codes als bestanden van een website. Wie ze online zet, houdt je drukwerk werkend, ook zonder ons.',
    download: 'Codes downloaden',
  },
}
