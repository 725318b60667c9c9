import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('pt-BR')

export const companies: CompaniesTexts = {
  header: {
    company: 'Empresa',
    materials: 'Material de divulgação',
    reviewPage: 'Ver página de avaliação',
  },

  nav: {
    label: 'Painel',
    overview: 'Visão geral',
    reviews: 'Avaliações',
    codes: 'QR e impressos',
    settings: 'Configurações',
    toDo: (count) => plural(count, { one: ', # a fazer', other: ', # a fazer' }),
    back: 'Caminho de navegação',
    toDashboard: 'Voltar ao painel',
  },

  banner: {
    suspended: 'Esta empresa está suspensa.',
    suspendedText:
      'Os visitantes não podem deixar feedback. Você pode ler e exportar tudo, mas não alterar nada.',
    reason: (reason) => ['Motivo: ', reason],
    contact: (contact) => ['Entre em contato com ', contact],
    overdue: (contact) => [
      'Há um pagamento em atraso referente a esta empresa. Entre em contato com ',
      contact,
    ],
  },

  recounting: (zone) => `Os números estão sendo recalculados para o fuso horário ${zone}.`,

  qrCode: {
    title: 'QR code',
    description: 'Abre sua página de avaliação quando escaneado com o celular.',
    show: 'Mostrar QR code',
  },

  practice: {
    title: 'Como você pede avaliações',
    description:
      'Uma página pública para clientes e autoridades, feita com suas configurações e seus números.',
    open: 'Abrir a página',
  },
  evidence: {
    title: 'Provas para autoridades',
    description:
      'Um arquivo assinado de um período: suas páginas como foram mostradas, seus textos, o que foi recusado, os links e os números. Não cita ninguém.',
    download: 'Baixar',
  },
}
