import type { CommonTexts } from '#en/common.ts'

export const common: CommonTexts = {
  download: {
    as: (format) => `Baixar como ${format}`,
    failed: 'Não foi possível exportar',
  },

  save: {
    notSaved: 'Ainda não salvo',
    save: 'Salvar',
  },

  themes: {
    staff: 'Atendimento',
    waiting: 'Tempo de espera',
    price: 'Preço',
    food: 'Comida',
    quality: 'Qualidade',
    communication: 'Comunicação',
    trust: 'Confiança',
    cleanliness: 'Limpeza',
    atmosphere: 'Ambiente',
    noise: 'Barulho',
    facilities: 'Instalações',
    location: 'Localização',
    parking: 'Estacionamento',
    booking: 'Agendamento',
    hours: 'Horário de funcionamento',
    selection: 'Variedade',
  },

  print: {
    label: 'Códigos e impressos',
    codes: 'Códigos',
    materials: 'Cartazes e adesivos',
    formats: 'Formatos',
  },
  codesTitle: 'Códigos',

  reviews: {
    pageTitle: 'Avaliações',
    heading: 'Avaliações',
    list: 'Avaliações',
    noMatches: {
      title: 'Nenhuma avaliação corresponde a estes filtros',
      text: 'Tente menos palavras, mais notas ou um período maior.',
      clear: 'Limpar filtros',
    },
    empty: {
      new: {
        title: 'Nada a fazer',
        text: 'Todas as avaliações já foram vistas. As novas aparecem aqui.',
      },
      in_progress: {
        title: 'Nada em andamento',
        text: 'As avaliações em que alguém está trabalhando aparecem aqui.',
      },
      mine: {
        title: 'Nada atribuído a você',
        text: 'As avaliações atribuídas a você, por você ou por outros, ficam aqui até serem concluídas.',
      },
      unassigned: {
        title: 'Toda avaliação aberta tem um responsável',
        text: 'As avaliações abertas sem responsável aparecem aqui.',
      },
      waiting: {
        title: 'Nada aguardando',
        text: 'As avaliações que você respondeu aguardam o cliente aqui.',
      },
      done: {
        title: 'Nada concluído ainda',
        text: 'As avaliações marcadas como concluídas ficam guardadas aqui.',
      },
      all: {
        title: 'Nenhuma avaliação ainda',
        text: 'O feedback privado aparece aqui assim que um visitante o envia.',
      },
    },
  },

  unassigned: {
    title: 'Você não está em nenhuma empresa',
    titleOnMaterials: 'Não há dados da empresa',
    text: 'Peça a quem fez o convite que adicione você à empresa.',
    toLogin: 'Voltar ao login',
    operator: {
      text: 'As empresas e seus usuários são gerenciados no painel de administração.',
      toAdmin: 'Ir para a administração',
    },
  },
}
