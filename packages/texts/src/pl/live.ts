import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline:
    'Brak połączenia z internetem. Widoczne dane mogą być nieaktualne. Odświeżą się, gdy połączenie wróci.',
  reconnecting: 'Trwa ponowne łączenie. Dopóki połączenie nie wróci, widoczne dane mogą być nieaktualne.',
  polling:
    'Aktualizacje na żywo są przerwane. Do czasu ich wznowienia nowe opinie pojawiają się z opóźnieniem do 30 sekund.',
}
