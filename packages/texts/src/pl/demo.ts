import type { DemoTexts } from '#en/demo.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pl')

export const demo: DemoTexts = {
  title: 'Demo',
  opening: 'Otwieranie demo…',
  failed: 'Nie udało się otworzyć wersji demonstracyjnej',
  toDashboard: 'Przejdź do swojego panelu',
  ended: {
    title: 'Czas demo się skończył',
    text: (minutes) =>
      plural(minutes, {
        one: 'Za każdym razem demo jest otwarte przez # minutę.',
        few: 'Za każdym razem demo jest otwarte przez # minuty.',
        many: 'Za każdym razem demo jest otwarte przez # minut.',
        other: 'Za każdym razem demo jest otwarte przez # minuty.',
      }),
    again: 'Otwórz demo ponownie',
  },
}
