import type { printFormats as english } from '#en/print-formats.ts'
import { formats } from '#formats.ts'

const { number } = formats('de')

export const printFormats: typeof english = {
  title: 'Formate',
  description:
    'Ihr QR-Code auf allem vom Poster bis zur E-Mail-Signatur, zum Selbstdrucken oder für eine Druckerei.',
  names: {
    poster_18x24: 'Großes Poster',
    sticker_3in: 'Runder Aufkleber',
    poster_a4: 'Poster A4',
    poster_a5: 'Poster A5',
    table_tent: 'Tischaufsteller',
    counter_card: 'Thekenkarte',
    window_cling: 'Fensterfolie',
    card: 'Karte',
    slip: 'Handzettel',
    card_sheet: 'Bogen mit zehn Karten',
    signature: 'E-Mail-Signatur',
    button: 'Button für die Website',
  },
  millimeters: (width, height) => `${number(width)} × ${number(height)} mm`,
  inches: (width, height) => `${number(width)} × ${number(height)} Zoll`,
  takeHome: 'Zum Mitnehmen',
  onScreen: 'Für Bildschirme',
  preview: (name) => `Vorschau: ${name}`,
  layout: 'Layout',
  checking: 'Wird geprüft…',
  fine: 'Geprüft: Der QR-Code ist auf dem fertigen Stück lesbar, und nichts ragt in den Rand.',
  checkFailed: 'Die Prüfung ist fehlgeschlagen',
  findings: {
    code_unreadable:
      'Ein QR-Code ist auf dem gedruckten Stück nicht lesbar. Bitte wählen Sie ein anderes Layout.',
    code_too_far:
      'Ein QR-Code ist aus der üblichen Entfernung nicht lesbar. Wählen Sie ein anderes Layout oder ein größeres Format.',
    code_contrast: 'Der QR-Code hebt sich nicht genug vom Hintergrund ab. Wählen Sie ein anderes Layout.',
    code_small:
      'Der QR-Code ist für die meisten Telefone zu klein. Wählen Sie ein anderes Layout oder ein größeres Format.',
    text_outside:
      'Text ragt in den Rand und wird vielleicht abgeschnitten. Wählen Sie ein anderes Layout oder einen kürzeren Namen.',
    letters_missing:
      'Einige Buchstaben eines Namens lassen sich nicht drucken und fehlen. Sehen Sie sich die Vorschau an und schreiben Sie den Namen bei Bedarf anders.',
    name_from_address:
      'Kein Buchstabe des Namens lässt sich drucken, deshalb steht dort der Name aus der Adresse. Sehen Sie sich die Vorschau an.',
    logo_resolution:
      'Das Logo ist für seine gedruckte Größe zu klein und wirkt unscharf. Laden Sie ein größeres Bild oder eine Zeichnung (SVG) hoch.',
  },
  pdf: 'PDF',
  press: 'PDF für die Druckerei',
  note: 'Das PDF für die Druckerei hat Beschnitt und Schnittmarken (PDF/X-4). SVG und PNG gibt es für je einen QR-Code.',
  escrow: {
    title: 'QR-Codes mitnehmen',
    text: 'Alle QR-Codes als Dateien einer Website. Wer sie bereitstellt, hält Ihre Drucke auch ohne uns funktionsfähig.',
    download: 'Codes herunterladen',
  },
}
