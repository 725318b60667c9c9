import type { CompaniesTexts } from '#en/companies.ts'
import { formats } from '#formats.ts'

const { plural } = formats('it')

export const companies: CompaniesTexts = {
  header: {
    company: 'Azienda',
    materials: 'Materiali promozionali',
    reviewPage: 'Apri pagina recensioni',
  },

  nav: {
    label: 'Dashboard',
    overview: 'Panoramica',
    reviews: 'Recensioni',
    codes: 'Codici e stampe',
    settings: 'Impostazioni',
    toDo: (count) => plural(count, { one: ', # da gestire', other: ', # da gestire' }),
    back: 'Percorso di navigazione',
    toDashboard: 'Torna alla dashboard',
  },

  banner: {
    suspended: 'Questa azienda è sospesa.',
    suspendedText:
      'I visitatori non possono lasciare feedback. Puoi leggere ed esportare tutto, ma non modificare nulla.',
    reason: (reason) => ['Motivo: ', reason],
    contact: (contact) => ['Contatta ', contact],
    overdue: (contact) => ['Un pagamento per questa azienda è scaduto. Contatta ', contact],
  },

  recounting: (zone) => `Ricalcolo dei dati in corso per il fuso orario ${zone}.`,

  qrCode: {
    title: 'Codice QR',
    description: 'Se scansionato con un telefono, apre la tua pagina delle recensioni.',
    show: 'Mostra codice QR',
  },

  practice: {
    title: 'Come chiedi recensioni',
    description: 'Una pagina pubblica per clienti e autorità, fatta con le tue impostazioni e i tuoi numeri.',
    open: 'Apri la pagina',
  },
  evidence: {
    title: 'Prove per le autorità',
    description:
      'Un file firmato su un periodo: le tue pagine come sono state mostrate, i tuoi testi, ciò che è stato rifiutato, i link e i numeri. Non nomina nessuno.',
    download: 'Scarica',
  },
}
