import type { PushTexts } from '#en/push.ts'

export const push: PushTexts = {
  title: 'Nos seus dispositivos',
  description:
    'Os alertas aparecem na hora, com estrelas, unidade e empresa, mas sem o texto do cliente. O que você não abrir em 15 minutos é enviado por e-mail.',
  failed: 'Não foi possível carregar seus dispositivos',
  turnOn: 'Ativar notificações aqui',
  isOn: 'As notificações estão ativadas',
  isStillOff: 'As notificações continuam desativadas',
  notAllowed: 'Seu navegador pediu sua permissão e não a recebeu.',
  unreachable:
    'Este navegador não consegue acessar o serviço de notificações dele. Tente novamente mais tarde.',
  reasons: {
    denied:
      'Este navegador bloqueia as notificações deste site. Permita-as nas configurações do navegador para este site e recarregue a página.',
    not_installed:
      'No iPhone ou iPad, primeiro adicione esta página à Tela de Início: toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra-a por lá e ative as notificações aqui.',
    impossible:
      'Este navegador não consegue mostrar notificações. Para ativá-las, abra esta página em outro.',
  },
  thisDevice: 'Este dispositivo',
  lastNotified: (ago) => `Última notificação: ${ago}`,
  since: (date) => `Desde ${date}`,
  turnOff: 'Desativar',
  turnOffLabel: (device) => `Desativar notificações: ${device}`,
  isOff: 'As notificações estão desativadas',
  turnOffFailed: 'Não foi possível desativar as notificações',
}
