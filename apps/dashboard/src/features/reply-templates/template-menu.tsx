import { fillReply, type ReplyValues } from '@candour/schemas/fill-reply.ts'
import { Button } from '@candour/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { Settings2, TextQuote } from 'lucide-react'
import { useState } from 'react'
import { templatesQuery } from '#features/reply-templates/queries.ts'
import { TemplatesDialog } from '#features/reply-templates/templates-dialog.tsx'
import { texts } from '#shared/texts.ts'

interface TemplateMenuProps {
  companyId: string
  values: ReplyValues
  disabled: boolean
  /** Called with the text of an answer template, filled in as far as possible. */
  onChoose: (text: string) => void
}

/** A menu of the company's answer templates, each with a preview of its text. */
export function TemplateMenu({ companyId, values, disabled, onChoose }: TemplateMenuProps) {
  const [managing, setManaging] = useState(false)
  // Loaded before the menu opens, so that its first item is the first answer template.
  const templates = useQuery(templatesQuery(companyId))
  const words = texts.replyTemplates.menu
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" disabled={disabled} icon={<TextQuote />}>
            {words.open}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="start"
          className="w-96"
          // Focus moves to the answer or to the dialog, depending on the choice.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) event.preventDefault()
          }}
        >
          {templates.isPending && <DropdownMenuLabel>{words.loading}</DropdownMenuLabel>}
          {templates.error && (
            <DropdownMenuLabel role="alert">{templates.error.message || words.failed}</DropdownMenuLabel>
          )}
          {templates.data?.length === 0 && <DropdownMenuLabel>{words.empty}</DropdownMenuLabel>}
          {templates.data?.map(({ id, name, text }) => {
            const filled = fillReply(text, values).text
            return (
              <DropdownMenuItem key={id} textValue={name} onSelect={() => onChoose(filled)}>
                <span className="grid min-w-0 gap-0.5 py-1.5">
                  <span className="truncate font-medium" dir="auto">
                    {name}
                  </span>
                  <span className="wrap-anywhere line-clamp-2 text-ink-muted text-xs" dir="auto">
                    {filled}
                  </span>
                </span>
              </DropdownMenuItem>
            )
          })}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setManaging(true)}>
            <Settings2 />
            {words.manage}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <TemplatesDialog companyId={companyId} values={values} open={managing} onOpenChange={setManaging} />
    </>
  )
}
