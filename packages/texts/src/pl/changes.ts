import type { ChangesTexts } from '#en/changes.ts'
import { formats } from '#formats.ts'

const { number } = formats('pl')

export const changes: ChangesTexts = {
  title: 'Państwa głos, nasze działanie',
  description:
    'Powiedz odwiedzającym, co zmieniło się dzięki ich uwagom. Trzy najnowsze ulepszenia są widoczne na stronie z podziękowaniem i na stronie o tym, jak prosisz o opinie.',
  failed: 'Nie udało się wczytać ulepszeń',
  empty: 'Nic tu jeszcze nie ma.',
  add: 'Dodaj ulepszenie',
  poster: 'Drukuj jako plakat',
  said: 'Państwa głos',
  did: 'Nasze działanie',
  since: (date) => `Od: ${date}`,
  hidden: 'Ukryte',
  edit: (did) => `Edytuj „${did}”`,
  editTitle: 'Edytuj',
  delete: (did) => `Usuń „${did}”`,
  deleteTitle: 'Usuń',
  deletion: {
    question: 'Usunąć to ulepszenie?',
    description: 'Odwiedzający nie będą go już widzieć.',
    confirm: 'Usuń',
    failed: 'Nie udało się usunąć ulepszenia',
  },
  form: {
    addTitle: 'Dodaj ulepszenie',
    editTitle: 'Edytuj ulepszenie',
    saidDescription: 'Co powiedzieli odwiedzający, w kilku słowach, na przykład „Wolno w południe”.',
    didDescription: 'Co się zmieniło, na przykład „Druga kasa”.',
    date: 'Od',
    themes: 'Tematy',
    visible: 'Odwiedzający je widzą',
    save: 'Zapisz',
    saved: 'Ulepszenie zapisane',
  },
  effect: {
    show: 'Czy to pomogło?',
    showOf: (did) => `Czy to pomogło? ${did}`,
    failed: 'Nie udało się wczytać danych',
    title: (themes) => `Udział opinii z krytyką: ${themes}, według tygodni`,
    before: (percent, reviews) => `Wcześniej: ${percent} z ${number(reviews)}`,
    after: (percent, reviews) => `Od tego czasu: ${percent} z ${number(reviews)}`,
    verdict: {
      early: 'Za wcześnie, by ocenić',
      fewer: 'Od tego czasu rzadziej krytykowane',
      more: 'Od tego czasu częściej krytykowane',
    },
  },
}
