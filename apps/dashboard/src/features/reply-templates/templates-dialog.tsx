import { ConfirmedButton } from '@candour/console/confirmed-button.tsx'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { isolated } from '@candour/console/texts.ts'
import type { ReplyValues } from '@candour/schemas/fill-reply.ts'
import { deleteReplyTemplate, maxTemplates, type ReplyTemplate } from '@candour/schemas/reply-templates.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, TextQuote } from 'lucide-react'
import { useRef, useState } from 'react'
import { templatesQuery } from '#features/reply-templates/queries.ts'
import { TemplateForm } from '#features/reply-templates/template-form.tsx'
import { ClampedText } from '#shared/clamped-text.tsx'
import { texts } from '#shared/texts.ts'

interface TemplatesDialogProps {
  companyId: string
  /** Values for the preview. */
  values: ReplyValues
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists, adds, edits and deletes a company's answer templates. */
export function TemplatesDialog({ companyId, values, open, onOpenChange }: TemplatesDialogProps) {
  /** The answer template being edited, or a new one. */
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>()
  /** What had the focus before the first dialog: the form takes the list's place, and the list the form's. */
  const opener = useRef<Element>(null)
  const returnFocus = (event: Event) => {
    if (edited || !(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
    event.preventDefault()
    opener.current.focus()
    opener.current = null
  }
  const close = (open: boolean) => {
    setEdited(undefined)
    onOpenChange(open)
  }
  const words = texts.replyTemplates
  return (
    <>
      <Dialog open={open && !edited} onOpenChange={close}>
        <DialogContent
          title={words.list.title}
          description={words.list.description}
          onOpenAutoFocus={() => {
            opener.current ??= document.activeElement
          }}
          onCloseAutoFocus={returnFocus}
        >
          <TemplateList companyId={companyId} onEdit={setEdited} />
        </DialogContent>
      </Dialog>
      <Dialog open={open && edited !== undefined} onOpenChange={() => setEdited(undefined)}>
        <DialogContent title={edited === 'new' ? words.form.addTitle : words.form.editTitle}>
          <TemplateForm
            companyId={companyId}
            values={values}
            template={edited === 'new' ? undefined : edited}
            onSaved={() => setEdited(undefined)}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}

interface TemplateListProps {
  companyId: string
  onEdit: (template: ReplyTemplate | 'new') => void
}

function TemplateList({ companyId, onEdit }: TemplateListProps) {
  const templates = useQuery(templatesQuery(companyId))
  const { data } = templates
  const { list: words, deletion } = texts.replyTemplates
  if (!data) return <NotLoaded query={templates} title={words.failed} placeholder="h-40 w-full" />
  const add = (
    <Button
      variant={data.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      disabled={data.length >= maxTemplates}
      onClick={() => onEdit('new')}
    >
      {words.add}
    </Button>
  )
  if (data.length === 0) {
    return (
      <EmptyState icon={<TextQuote />} title={words.emptyTitle} action={add}>
        {words.empty}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <ul className="w-full divide-y divide-line">
        {data.map((template) => (
          <li key={template.id} className="flex items-start gap-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium text-ink text-sm" dir="auto">
                {template.name}
              </p>
              <ClampedText className="mt-1 text-ink-muted text-sm">{template.text}</ClampedText>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.edit(isolated(template.name))}
              title={words.editTitle}
              icon={<Pencil />}
              onClick={() => onEdit(template)}
            />
            <ConfirmedButton
              endpoint={deleteReplyTemplate}
              input={{ params: { id: template.id }, query: { companyId } }}
              label={words.delete(isolated(template.name))}
              hint={words.deleteTitle}
              title={<Sentence parts={deletion.question(<bdi>{template.name}</bdi>)} />}
              description={deletion.description}
              confirmLabel={deletion.confirm}
              failed={deletion.failed}
            />
          </li>
        ))}
      </ul>
      {add}
    </div>
  )
}
