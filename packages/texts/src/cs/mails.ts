import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('cs')

export const mails: MailTexts = {
  reply: {
    subject: (company) => `Firma ${company} odpověděla na vaši zpětnou vazbu`,
    answer: (company) => `Odpovězte firmě ${company} na své soukromé stránce:`,
    // No past tense: in the second person it would tell the visitor's gender.
    wrote: (at, timeZone) => `Vaše zpráva ze dne ${day(at, timeZone)}:`,
    why: (company) =>
      `Tento e-mail dostáváte, protože u zpětné vazby pro firmu ${company} je uvedena vaše adresa.`,
    end: (company) => `Ukončit e-maily od firmy ${company}:`,
  },
  receipt: {
    link: 'Přečíst, změnit nebo smazat zpětnou vazbu:',
    why: (company) =>
      `Tento e-mail dostáváte, protože jste o něj požádali při odeslání zpětné vazby pro firmu ${company}.`,
  },
  secret: 'Odkaz prosím nepředávejte dál: kdo ho má, může vaši zpětnou vazbu číst a měnit.',
  unsubscribe: {
    stop: (company) => `Ukončit e-maily od firmy ${company} k vaší zpětné vazbě?`,
    stopText: 'Týká se to jen těchto e-mailů a můžete to tady vrátit zpět.',
    unsubscribe: 'Odhlásit odběr',
    stopped: (company) => `E-maily od firmy ${company} k vaší zpětné vazbě už nebudete dostávat`,
    stoppedText: 'Ostatní e-maily budou chodit jako dřív.',
    undo: 'Vrátit zpět',
    resumed: (company) => `E-maily od firmy ${company} k vaší zpětné vazbě budete opět dostávat`,
    resumedText: 'Nic jiného se nezměnilo.',
    unknown: 'Tento odkaz už nefunguje',
    unknownText: 'Tyto e-maily už nedostáváte, nebo je odkaz neúplný.',
  },
}
