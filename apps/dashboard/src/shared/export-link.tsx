import { DownloadLink } from '@candour/console/download-link.tsx'
import { buttonClass } from '@candour/ui/button.tsx'
import { Download } from 'lucide-react'
import { texts } from '#shared/texts.ts'

interface ExportLinkProps {
  href: string
  className?: string
  /** The name of the format. */
  children: string
}

/** A link that downloads a list. */
export function ExportLink({ href, className, children }: ExportLinkProps) {
  return (
    <DownloadLink
      href={href}
      failed={texts.common.download.failed}
      aria-label={texts.common.download.as(children)}
      className={buttonClass({ variant: 'secondary', size: 'sm', className })}
    >
      <Download aria-hidden="true" />
      {children}
    </DownloadLink>
  )
}
