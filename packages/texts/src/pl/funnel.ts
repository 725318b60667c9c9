import type { FunnelTexts } from '#en/funnel.ts'

export const funnel: FunnelTexts = {
  title: 'Od skanu do opinii',
  failed: 'Nie udało się wczytać wizyt',
  empty:
    'W tym okresie niczego jeszcze nie policzono. Tutaj pojawią się skany Twoich kodów, wyświetlenia strony opinii i dalsze kroki.',
  caption: 'Co robili klienci w tym okresie',
  columns: {
    step: 'Krok',
    count: 'Liczba',
    countCompared: 'Liczba, w porównaniu z poprzednim okresem',
    share: 'Na wyświetlenie strony',
  },
  steps: {
    scan: 'Skany',
    view: 'Wyświetlenia strony',
    public: 'Przejścia do Google',
    rating: 'Rozpoczęte oceny',
    review: 'Opinie',
  },
}
