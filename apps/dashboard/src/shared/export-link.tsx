import { useDownload } from '@candour/api-client/download.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { Download } from 'lucide-react'
import { texts } from '#shared/texts.ts'

/** A link that downloads a list; `children` is the name of the format. */
export function ExportLink({ href, children }: { href: string; children: string }) {
  const download = useDownload(({ sentence }) =>
    toast({ title: texts.common.download.failed, description: sentence, variant: 'destructive' }),
  )
  return (
    <a
      href={href}
      download
      {...download}
      aria-label={texts.common.download.as(children)}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden="true" />
      {children}
    </a>
  )
}
