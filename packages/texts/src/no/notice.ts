import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('no')

export const notice: NoticeTexts = {
  title: 'Personvern',
  responsible: {
    title: 'Hvem som er ansvarlig',
    company: (company) => `${company} er ansvarlig for tilbakemeldingen du gir her.`,
    address: 'Du kan kontakte bedriften her:',
    noAddress: 'Du kan henvende deg til bedriften på stedet.',
    operator: (operator, company) =>
      `${operator} driver denne siden og lagrer tilbakemeldingene på vegne av ${company}.`,
  },
  kept: {
    title: 'Hva som lagres',
    feedback:
      'Stjernene, teksten, dato og klokkeslett, språket på siden og, hvis du skannet en QR-kode, hvilken det var.',
    contact:
      'Navn, telefonnummer og e-postadresse lagres bare hvis du oppgir dem, slik at bedriften kan svare deg.',
  },
  readers: {
    title: 'Hvem som leser det',
    text: (company) => `Private tilbakemeldinger leses av teamet hos ${company}. De blir ikke publisert.`,
    google: 'En offentlig anmeldelse skriver du på Google, og der gjelder Googles regler.',
  },
  duration: {
    title: 'Hvor lenge det lagres',
    contact: (months) =>
      plural(months, {
        one: 'Navnet, telefonnummeret og e-postadressen din slettes etter # måned.',
        other: 'Navnet, telefonnummeret og e-postadressen din slettes etter # måneder.',
      }),
    contactUnlimited:
      'Navnet, telefonnummeret og e-postadressen din lagres til du eller bedriften sletter dem.',
    text: (months) =>
      plural(months, {
        one: 'Teksten din slettes etter # måned.',
        other: 'Teksten din slettes etter # måneder.',
      }),
    textUnlimited: 'Teksten din lagres til du eller bedriften sletter den.',
    numbers: 'Stjernene og dagen blir stående i statistikken, uten opplysninger om deg.',
  },
  rights: {
    title: 'Dine rettigheter',
    receipt:
      'Når du har sendt, får du en privat lenke. Med den kan du når som helst lese og trekke tilbakemeldingen, og endre den i 30 dager.',
    company: (company) =>
      `Du kan også spørre ${company} hvilke opplysninger de har om deg, og få dem rettet eller slettet. Du kan dessuten klage til en personvernmyndighet.`,
  },
  tracking: {
    title: 'Ingen sporing',
    text: 'Disse sidene bruker ikke informasjonskapsler, gjenkjenner ingen og henter ingenting fra andre bedrifter. Det du skriver, blir liggende i nettleseren din til det er sendt.',
  },
}
