import type { WatchTexts } from '#en/watch.ts'
import { formats } from '#formats.ts'

const { number, plural } = formats('fr')

/** A span of less than two days in hours, of more in days. */
const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: '# heure', other: '# heures' })
    : plural(Math.round(hours / 24), { one: '# jour', other: '# jours' })
const scansOf = (count: number) => plural(count, { one: '# scan', other: '# scans' })

export const watch: WatchTexts = {
  title: 'Codes à vérifier',
  silent: (name, hours, usual) =>
    `${name} : aucun scan depuis ${span(hours)}, d’habitude ${scansOf(usual)}. Masqué, déplacé ou retiré ?`,
  flooded: (name, scans, usual) =>
    `${name} : ${scansOf(scans)} en 24 heures, d’habitude ${number(usual)}. Photographié et diffusé ?`,
  fine: 'Tout va bien',
  archived: 'Archivé',
  reprint: 'Réimprimer',
  rests: (name) => `${name} : en pause pour deux semaines`,
  more: (count) => `Autres codes à vérifier : ${number(count)}`,
  badges: { silent: 'Aucun scan', flooded: 'Bien plus de scans que d’habitude' },
}
