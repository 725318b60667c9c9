import { useDownload } from '@candour/api-client/download.ts'
import type { ComponentProps } from 'react'
import { toastError } from '#toast-error.ts'

interface DownloadLinkProps extends ComponentProps<'a'> {
  href: string
  /** Title of the toast if it fails. */
  failed: string
}

/** A link that saves the file at its address. */
export function DownloadLink({ failed, ...props }: DownloadLinkProps) {
  return <a download {...props} {...useDownload(toastError(failed))} />
}
