import type { PlacementsTexts } from '#en/placements.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const placements: PlacementsTexts = {
  title: 'Kody',
  list: 'Kody',
  search: {
    label: 'Szukaj kodów',
    placeholder: 'Szukaj nazw i kodów',
  },
  status: {
    label: 'Status',
    inUse: 'W użyciu',
    archived: 'Zarchiwizowane',
  },
  empty: {
    title: 'Nie ma jeszcze kodów',
    text: 'Kod oznacza jedno miejsce, na przykład ladę lub stolik, i pokazuje, jak często jest skanowany.',
  },
  noMatches: {
    title: 'Żaden kod nie pasuje',
    text: 'Spróbuj krótszej części nazwy lub pierwszych liter kodu.',
    clear: 'Wyczyść filtry',
  },
  noArchived: {
    title: 'Nie ma zarchiwizowanych kodów',
    text: 'Zarchiwizowane kody są ukryte na liście, ale nadal działają wszędzie, gdzie je wydrukowano.',
  },
  failed: 'Nie udało się wczytać kodów',
  shown: (count) =>
    plural(count, {
      one: 'Widoczny # kod',
      few: 'Widoczne # kody',
      many: 'Widocznych # kodów',
      other: 'Widoczne # kodu',
    }),

  kinds: {
    poster: 'Plakat',
    sticker: 'Naklejka',
    table_tent: 'Stojak na stół',
    card: 'Karta',
    window: 'Witryna',
    receipt: 'Paragon',
    web: 'Strona WWW lub e-mail',
    other: 'Inne',
  },

  row: {
    qr: 'Kod QR',
    qrOf: (name) => `Kod QR: ${name}`,
    scans: (count) =>
      plural(count, {
        one: '# skan w 30 dni',
        few: '# skany w 30 dni',
        many: '# skanów w 30 dni',
        other: '# skanu w 30 dni',
      }),
    lastScan: (ago) => ['Ostatni skan: ', ago],
    added: (date) => `Dodano: ${date}`,
    more: (name) => `Więcej: ${name}`,
    copyLink: 'Kopiuj link',
    print: 'Plakat i naklejka',
    reviews: 'Opinie',
    edit: 'Edytuj',
    archive: 'Archiwizuj',
    restore: 'Przywróć',
  },

  changes: {
    copied: 'Skopiowano link',
    copyFailed: 'Nie udało się skopiować',
    copyFailedText: 'Spróbuj ponownie.',
    added: (name) => `Dodano: ${name}`,
    addedSeveral: (count) =>
      plural(count, {
        one: 'Dodano # kod',
        few: 'Dodano # kody',
        many: 'Dodano # kodów',
        other: 'Dodano # kodu',
      }),
    saved: (name) => `Zapisano: ${name}`,
    archived: (name) => `Zarchiwizowano: ${name}`,
    archivedText: 'Wydrukowany kod nadal działa.',
    restored: (name) => `Przywrócono: ${name}`,
    undo: 'Cofnij',
    failed: 'Nie udało się zmienić kodu',
  },

  fields: {
    name: 'Nazwa',
    kind: 'Rodzaj',
    location: 'Lokalizacja',
    noLocation: 'Bez lokalizacji',
  },

  add: {
    open: 'Dodaj kody',
    title: 'Dodaj kody',
    description: 'Każdy kod oznacza jedno miejsce. Wydrukowany działa na stałe.',
    nameHint: 'Na przykład Lada, Wejście lub Stolik.',
    several: 'Kilka naraz, z numerami',
    count: 'Ile',
    firstNumber: 'Pierwszy numer',
    names: 'Nazwy:',
    exampleName: 'Stolik',
    series: (names) => names.join(', '),
    longSeries: (first, last) => `${first.join(', ')} … ${last}`,
    submit: 'Dodaj kod',
    submitSeveral: (count) =>
      plural(count, {
        one: 'Dodaj # kod',
        few: 'Dodaj # kody',
        many: 'Dodaj # kodów',
        other: 'Dodaj # kodu',
      }),
  },
  edit: {
    title: 'Edytuj kod',
    description: (code) => [code, ' pozostaje bez zmian, więc wydrukowane materiały nadal działają.'],
    submit: 'Zapisz',
  },
}
