import type { ReviewCase } from '@candour/schemas/cases.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import { Tab, TabPanel, Tabs, TabsList } from '@candour/ui/tabs.tsx'
import { useLayoutEffect, useState } from 'react'
import type { CaseFocus } from '#features/cases/case-focus.ts'
import { NoteForm } from '#features/cases/note-form.tsx'
import { ReplyForm } from '#features/cases/reply-form.tsx'
import { texts } from '#shared/texts.ts'

interface ComposerProps {
  company: DashboardCompany
  review: Review
  reviewCase: ReviewCase
  me: { id: string; email: string; name: string | null }
  focus: CaseFocus | undefined
}

type Mode = 'reply' | 'note'

/** Forms for an answer to the visitor and for a private note. */
export function Composer({ focus, ...shared }: ComposerProps) {
  const { reviewCase } = shared
  const [mode, setMode] = useState<Mode>(() => (reviewCase.reply === 'no_address' ? 'note' : 'reply'))
  /** The form that takes the focus; undefined until the user has asked for one. */
  const [focused, setFocused] = useState<Mode>()
  const show = (mode: Mode) => {
    setMode(mode)
    setFocused(mode)
  }
  // The focus lands with the form, before a key can be pressed that is meant for it.
  useLayoutEffect(() => {
    if (focus === 'reply' || focus === 'note') show(focus)
  }, [focus])

  return (
    <Tabs
      value={mode}
      onValueChange={(value) => {
        setFocused(undefined)
        setMode(value === 'note' ? 'note' : 'reply')
      }}
    >
      <TabsList aria-label={texts.inbox.composer.label}>
        <Tab value="reply">{texts.inbox.composer.answer}</Tab>
        <Tab value="note">{texts.inbox.composer.privateNote}</Tab>
      </TabsList>
      <TabPanel value="reply" className="mt-3">
        <ReplyForm {...shared} isFocused={focused === 'reply'} onNote={() => show('note')} />
      </TabPanel>
      <TabPanel value="note" className="mt-3">
        <NoteForm {...shared} isFocused={focused === 'note'} />
      </TabPanel>
    </Tabs>
  )
}
