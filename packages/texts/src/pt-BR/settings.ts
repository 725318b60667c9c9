import type { SettingsTexts } from '#en/settings.ts'

export const settings: SettingsTexts = {
  pageTitle: 'Configurações',
  heading: 'Configurações',
  label: 'Configurações',
  back: 'Configurações',
  search: 'Pesquisar configurações',
  searchPlaceholder: 'Pesquisar configurações',
  noneFound: {
    title: 'Nenhuma configuração encontrada',
    text: 'Tente outra palavra, como “logotipo” ou “e-mail”.',
  },
  readOnly:
    'Proprietários e gerentes podem alterar isto. Se precisar, peça a um proprietário que altere sua função.',

  sections: {
    business: {
      name: 'Empresa',
      description: 'Como sua empresa aparece para os visitantes e onde o dia dela começa.',
    },
    reviewPage: {
      name: 'Página de avaliação',
      description: 'O que os visitantes leem, em que idioma e aonde leva uma avaliação pública.',
    },
    answers: {
      name: 'Respostas',
      description: 'Como sua equipe responde aos clientes.',
    },
    notifications: {
      name: 'Notificações',
      description: 'O que contamos a você sobre esta empresa. Cada colega escolhe por si.',
    },
    integrations: {
      name: 'Integrações',
      description: 'Conecta outros sistemas: os seus e aqueles onde sua equipe já está.',
    },
    team: {
      name: 'Equipe',
      description: 'Quem vê suas avaliações e o que pode fazer.',
    },
    signIn: {
      name: 'Login',
      description: 'Como os membros entram: com senha ou somente com o seu próprio provedor.',
    },
    privacy: {
      name: 'Privacidade',
      description: 'Os dados dos visitantes pertencem a eles. Só proprietários veem esta página.',
    },
    securityLog: {
      name: 'Registro de segurança',
      description: 'Quem alterou ou exportou o quê. Só proprietários veem esta página.',
    },
  },

  found: {
    brand: {
      name: 'Nome, logotipo e cor',
      words: 'empresa negócio marca logo imagem aparência endereço url slug',
    },
    'time-zone': { name: 'Fuso horário', words: 'relógio hora dia semana região' },
    address: { name: 'Endereço', words: 'rua cep dados legais aviso de privacidade' },
    texts: {
      name: 'Idioma e textos',
      words: 'saudação agradecimento obrigado palavras língua padrão tradução redação',
    },
    'google-url': { name: 'URL de avaliação no Google', words: 'link público endereço maps mapa' },
    changes: { name: 'Você disse, nós fizemos', words: 'melhoria visitantes mudança' },
    practice: { name: 'Como você pede avaliações', words: 'prática política autoridade transparência' },
    evidence: {
      name: 'Provas para autoridades',
      words: 'prova evidência autoridade auditoria zip baixar conformidade',
    },
    locations: { name: 'Unidades', words: 'filial loja local google link' },
    'reply-to': { name: 'Endereço de resposta', words: 'e-mail email caixa de entrada remetente' },
    templates: { name: 'Modelos de resposta', words: 'respostas prontas salvas template' },
    alerts: {
      name: 'Alertas',
      words: 'e-mail email estrelas limite teste imediato diário menções avisos',
    },
    'quiet-hours': { name: 'Horário de silêncio', words: 'noite pausa não perturbe' },
    digest: { name: 'Resumo', words: 'semanal mensal relatório' },
    devices: {
      name: 'Nos seus dispositivos',
      words: 'celular telefone push app tela de bloqueio instalar navegador',
    },
    'operator-visits': {
      name: 'Visitas do operador',
      words: 'suporte visualizar painel e-mail email proprietários',
    },
    chat: {
      name: 'Chat',
      words: 'slack microsoft teams discord telegram google canal mensagem bot alertas',
    },
    webhooks: {
      name: 'Webhooks',
      words: 'desenvolvedor http post callback url evento api automação zapier make segredo registro',
    },
    'api-keys': { name: 'Chaves de API', words: 'desenvolvedor programa token zapier automação' },
    members: { name: 'Membros', words: 'pessoas colegas usuários convidar convite remover acesso' },
    roles: { name: 'Funções', words: 'proprietário gerente atendente leitor permissões direitos papéis' },
    provider: {
      name: 'Seu provedor',
      words: 'oidc openid connect sso login único microsoft google okta keycloak domínio grupos',
    },
    'find-person': {
      name: 'Encontrar uma pessoa',
      words: 'pesquisar buscar exportar apagar excluir lgpd gdpr solicitação dados',
    },
    erasures: { name: 'Exclusões', words: 'certificados comprovante prova apagado' },
    retention: { name: 'Retenção', words: 'guardar manter excluir meses dados de contato automático' },
    audit: { name: 'Alterações e exportações', words: 'auditoria histórico csv registro de atividades' },
  },
}
