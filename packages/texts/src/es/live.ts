import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline: 'No tiene conexión. Lo que ve puede no estar al día. Se actualizará cuando vuelva la conexión.',
  reconnecting: 'Reconectando. Lo que ve puede no estar al día hasta que vuelva la conexión.',
  polling:
    'La actualización en directo está interrumpida. Hasta que vuelva, las reseñas nuevas tardan hasta 30 segundos en aparecer.',
}
