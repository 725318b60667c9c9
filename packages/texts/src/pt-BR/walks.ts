import type { WalkTexts } from '#en/walks.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('pt-BR')

export const walks: WalkTexts = {
  title: 'Ronda',
  intro: 'Escaneie cada código uma vez. Você vê na hora o que falta e qual adesivo não é seu.',
  start: 'Começar uma ronda',
  location: 'Unidade',
  allCodes: 'Todos os códigos',
  proceed: 'Continuar',
  earlier: 'Rondas anteriores',
  open: 'Aberta',
  progress: (confirmed, total) => `${number(confirmed)} de ${number(total)} confirmados`,
  missing: 'Faltam',
  nothingMissing: 'Não falta nada',
  confirmed: 'Confirmados',
  findings: 'Para verificar',
  more: (count) => `Mais códigos: ${number(count)}`,
  camera: 'Escanear com a câmera',
  cameraOff: 'Desligar a câmera',
  cameraFailed: 'Não é possível usar a câmera. Permita-a no navegador ou digite o código.',
  cameraView: 'Imagem da câmera',
  typed: 'Código ou endereço',
  check: 'Verificar',
  end: 'Encerrar a ronda',
  ended: 'A ronda foi encerrada',
  endFailed: 'Não foi possível encerrar a ronda',
  startFailed: 'Não foi possível começar a ronda',
  note: 'Nota',
  addNote: 'Adicionar nota ou foto',
  photo: 'Foto',
  removePhoto: 'Remover a foto',
  photoFailed: 'Não foi possível ler esta foto. Tire outra.',
  send: 'Salvar',
  photoOf: (name) => `Foto de ${name}`,
  waiting: (count) =>
    plural(count, {
      one: '# escaneamento será enviado quando você estiver on-line',
      other: '# escaneamentos serão enviados quando você estiver on-line',
    }),
  refused: (read) => `Não aceito: ${read}`,
  verdicts: {
    confirmed: (name) => `${name}: confirmado`,
    elsewhere: (name, location) => `O lugar de ${name} é outro: ${location}`,
    noLocation: (name) => `${name} não pertence a nenhuma unidade`,
    archived: (name) => `${name} está arquivado`,
    foreign: (to) => `Este adesivo não é seu: ele leva a ${to}`,
    unknown: (read) => `${read} não é código de ninguém`,
    later: (read) => `${read} será verificado quando você estiver on-line`,
  },
  back: 'Voltar à ronda',
}
