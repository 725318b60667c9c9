import type { LiveTexts } from '#en/live.ts'

export const live: LiveTexts = {
  offline:
    'Você está offline. O que você vê pode estar desatualizado e será atualizado quando a conexão voltar.',
  reconnecting: 'Reconectando. O que você vê pode estar desatualizado até a conexão voltar.',
  polling:
    'As atualizações ao vivo estão interrompidas. Até que voltem, novas avaliações levam até 30 segundos para aparecer.',
}
