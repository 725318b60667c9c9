import type { Practice } from '@candour/schemas/practice.ts'
import type { NoticeTexts } from '@candour/texts/en/notice.ts'
import type { PracticeTexts } from '@candour/texts/en/practice.ts'
import type { ShownChangesTexts } from '@candour/texts/en/shown-changes.ts'
import { formats } from '@candour/texts/formats.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { CompanyMark } from '@candour/ui/company-mark.tsx'
import type { ReactNode } from 'react'
import { ChangesShown } from '#features/changes/changes-shown.tsx'
import {
  NoticeHeading,
  NoticePage,
  NoticeSection,
  ReadersAndDuration,
} from '#features/privacy/notice-screen.tsx'
import type { PageData, SiteCompany } from '#shared/page.ts'

interface PracticeScreenProps extends Pick<PageData, 'language'> {
  company: SiteCompany
  practice: Practice
  words: PracticeTexts
  changes: ShownChangesTexts
  notice: NoticeTexts
  /** Link back to the choice screen. */
  back: { href: string; text: string }
  footer: ReactNode
}

/** How a company asks for reviews, from its settings and counts only. Rendered on the server only. */
export function PracticeScreen({
  company,
  practice,
  words,
  changes,
  notice,
  language,
  back,
  footer,
}: PracticeScreenProps) {
  const { asked, writers, month } = words
  const { responsible } = notice
  const { lastMonth } = practice
  const name = isolated(company.name, language)
  return (
    <NoticePage back={back} brandColor={company.brandColor} footer={footer}>
      <div className="flex flex-col items-center gap-4 text-center">
        <CompanyMark {...company} />
        <NoticeHeading>{words.title}</NoticeHeading>
      </div>
      <div className="flex flex-col gap-2 text-ink-muted">
        <p>{asked.ways(name)}</p>
        <p>{asked.same}</p>
        <p>{practice.google === 'page' ? asked.linked(name) : asked.searched(name)}</p>
        <p>{practice.ownWords.includes(language) ? asked.own(name) : asked.standard}</p>
      </div>
      <NoticeSection title={writers.title}>
        <p>{writers.anyone}</p>
        <p>{writers.unchecked}</p>
        <p>{writers.nothing}</p>
      </NoticeSection>
      <NoticeSection title={month.title}>
        <p>{formats(language).range(...daysOf(lastMonth.month))}</p>
        {lastMonth.offered > 0 ? (
          <>
            <p>{month.offered(lastMonth.offered)}</p>
            <p>{month.google(lastMonth.google)}</p>
            <p>{month.private(lastMonth.private)}</p>
          </>
        ) : (
          <p>{month.none}</p>
        )}
      </NoticeSection>
      {company.changes && <ChangesShown changes={company.changes} words={changes} />}
      <ReadersAndDuration words={notice} name={name} kept={practice} />
      <NoticeSection title={responsible.title}>
        <p>{responsible.company(name)}</p>
        <p>{responsible.operator(isolated(practice.operator, language), name)}</p>
      </NoticeSection>
    </NoticePage>
  )
}

/** Returns the first and the last day of a month such as `2026-10`. */
function daysOf(month: string): [from: Date, to: Date] {
  const from = new Date(`${month}-01`)
  return [from, new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0))]
}
