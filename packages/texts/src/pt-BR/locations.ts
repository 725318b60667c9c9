import type { LocationsTexts } from '#en/locations.ts'
import { formats } from '#formats.ts'

const { number } = formats('pt-BR')

export const locations: LocationsTexts = {
  title: 'Unidades',
  description: 'Suas filiais. Os códigos de uma unidade mostram o nome dela e abrem o link dela no Google.',
  failed: 'Não foi possível carregar as unidades',
  none: 'Nenhuma unidade ainda.',
  showAll: (count) => `Mostrar todas (${number(count)})`,
  showArchived: (count) => `Mostrar arquivadas (${number(count)})`,
  ownGoogleLink: 'Link próprio do Google',
  archived: 'Arquivada',
  more: (name) => `Mais opções: ${name}`,
  edit: 'Editar',
  archive: 'Arquivar',
  restore: 'Restaurar',

  changes: {
    added: (name) => `Unidade adicionada: ${name}`,
    saved: (name) => `Unidade salva: ${name}`,
    archived: (name) => `Unidade arquivada: ${name}`,
    archivedText: 'Os códigos desta unidade continuam funcionando.',
    restored: (name) => `Unidade restaurada: ${name}`,
    undo: 'Desfazer',
    failed: 'Não foi possível alterar a unidade',
  },

  dialog: {
    add: 'Adicionar unidade',
    addTitle: 'Adicionar unidade',
    editTitle: 'Editar unidade',
    name: 'Nome',
    nameDescription: 'Os visitantes o veem abaixo do nome da sua empresa.',
    googleUrl: 'URL de avaliação no Google',
    googleUrlDescription: 'Deixe em branco para usar a da sua empresa.',
    submitAdd: 'Adicionar unidade',
    submitSave: 'Salvar',
  },
}
