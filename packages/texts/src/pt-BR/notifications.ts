import type { NotificationsTexts } from '#en/notifications.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const notifications: NotificationsTexts = {
  failed: 'Não foi possível carregar suas notificações',
  saved: 'Notificações salvas',
  alerts: {
    title: 'Alertas',
    description: 'Sobre avaliações com poucas estrelas.',
    descriptionForResponders:
      'Sobre avaliações com poucas estrelas, respostas de visitantes e o que colegas atribuem a você ou onde mencionam você.',
    when: 'Enviar alertas',
    times: {
      instant: 'Imediatamente',
      daily: 'Uma vez por dia',
      off: 'Desativado',
    },
    threshold: 'Para avaliações com',
    oneStar: '1 estrela',
    starsOrFewer: (stars) => plural(stars, { one: '# estrela ou menos', other: '# estrelas ou menos' }),
    anyStars: 'Qualquer número de estrelas',
    locations: 'Unidades',
    certainLocations: 'Somente para certas unidades',
    locationRequired: 'Escolha pelo menos uma unidade para seus alertas.',
  },
  quietHours: {
    title: 'Horário de silêncio',
    description: 'Os alertas esperam até esse horário terminar.',
    on: 'Não enviar alertas em determinado horário',
    from: 'Início',
    to: 'Fim',
    timeZone: 'Fuso horário',
  },
  digest: {
    title: 'Resumo',
    description: 'Avaliações, notas e o que ainda está sem resposta, em um só e-mail.',
    when: 'Enviar o resumo',
    intervals: {
      weekly: 'Segundas de manhã',
      monthly: 'Todo mês',
      off: 'Desativado',
    },
    paused: 'Em pausa, porque vários resumos seguidos não tinham nada a relatar.',
    resume: 'Retomar',
  },
  test: {
    send: 'Enviar um alerta de teste',
    sent: 'Alerta de teste enviado',
    failed: 'Não foi possível enviar o alerta de teste',
  },
  operatorVisits: {
    title: 'Visitas do operador',
    description:
      'Para todos os proprietários. Só eles podem alterar; cada visita também consta no registro de segurança.',
    mail: 'Avisar os proprietários por e-mail quando o operador deste serviço visualizar o painel',
    failed: 'Não foi possível salvar',
  },
}
