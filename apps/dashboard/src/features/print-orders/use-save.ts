import { saveBlob } from '@candour/api-client/save-blob.ts'
import { isLostChunk, reload } from '@candour/ui/lost-chunk.ts'
import { type ToastMessage, toast } from '@candour/ui/toast.ts'
import { useState } from 'react'
import { TooLate, within } from '#features/print-orders/time-limit.ts'
import { texts } from '#shared/texts.ts'

/** Time limits for creating a file, in milliseconds: in all, and in addition for each page. */
const saveTimeout = 30_000
const pageTimeout = 1_000

/** Time for which pages are drawn before yielding to the browser, in milliseconds. */
const slice = 50

/** Called after each page of a document; rejects once the document is no longer wanted. */
type OnPage = (done: number) => Promise<void>

export interface Save {
  /** Title of the message once it is saved. */
  saved: string
  pages?: number
  make: (onPage: OnPage) => Promise<[content: Blob, fileName: string]>
}

/**
 * Creates files and saves them, one at a time.
 *
 * @param failed title of the message after a failure
 * @param onSaved called after each file
 * @returns `page`, the number of pages done while a file is being created; undefined otherwise
 */
export function useSave(failed: string, onSaved?: () => void) {
  const [page, setPage] = useState<number>()

  const save = async ({ saved, pages = 1, make }: Save) => {
    const cancel = new AbortController()
    let since = performance.now()
    const onPage: OnPage = async (done) => {
      cancel.signal.throwIfAborted()
      if (performance.now() - since < slice) return
      setPage(done)
      await yieldToBrowser()
      since = performance.now()
    }
    setPage(0)
    try {
      saveBlob(...(await within(saveTimeout + pages * pageTimeout, make(onPage))))
      toast({ title: saved, variant: 'success' })
      onSaved?.()
    } catch (error) {
      console.warn(error)
      toast({ title: failed, variant: 'destructive', ...explain(error) })
    } finally {
      cancel.abort()
      setPage(undefined)
    }
  }
  return { save, page }
}

/** Lets the browser handle input and paint. Unlike a timer, it is not delayed in a background tab. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Toast details for a failed download, with an action if reloading can help. */
function explain(error: unknown): Pick<ToastMessage, 'description' | 'action'> {
  if (error instanceof TooLate) return { description: error.message }
  if (!isLostChunk(error)) return {}
  return {
    description: texts.printOrders.disconnected,
    action: { label: texts.printOrders.reload, onClick: () => void reload() },
  }
}
