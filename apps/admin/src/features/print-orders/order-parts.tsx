import { addressOf } from '@candour/api-client/call.ts'
import { DownloadLink } from '@candour/console/download-link.tsx'
import { formatCount, formatDate, formatDateTime } from '@candour/console/format.ts'
import { languageNames } from '@candour/schemas/languages.ts'
import { spreadText } from '@candour/schemas/packs.ts'
import {
  erasedAddress,
  getPrintFile,
  getPrintPackage,
  type PrintOrder,
  type Processed,
} from '@candour/schemas/print-orders.ts'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { FileText, Package } from 'lucide-react'
import { ConfirmationState } from '#features/print-orders/confirmation-state.tsx'
import { QrWarning } from '#features/print-orders/picture.tsx'
import { OrderStateBadges, ProgressButton } from '#features/print-orders/progress-dialog.tsx'
import { useSetProcessed } from '#features/print-orders/queries.ts'

/** Called before an order changes, while its row is still rendered. */
export type BeforeChange = (processed: Processed) => void

interface ProcessedBoxProps {
  order: PrintOrder
  beforeChange: BeforeChange
  /** Shows a visible label. */
  labelled?: boolean
}

export function ProcessedBox({ order, beforeChange, labelled = false }: ProcessedBoxProps) {
  const { mutate } = useSetProcessed(order)
  const name = `Processed: ${order.itemType} of ${order.companyName}`
  return (
    <Checkbox
      {...(labelled ? { label: 'Processed' } : { 'aria-label': name })}
      checked={order.processed === 1}
      onChange={({ target }) => {
        const processed = target.checked ? 1 : 0
        beforeChange(processed)
        mutate(processed)
      }}
    />
  )
}

export function OrderDate({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap">
      {formatDate(at)}
    </time>
  )
}

export function Contact({ order }: { order: PrintOrder }) {
  const { billingContactName: name, billingEmail: email, billingPhone: phone } = order
  return (
    <span className="grid">
      <bdi className="wrap-anywhere">{name}</bdi>
      {email !== erasedAddress && (
        <>
          <a
            href={`mailto:${email}`}
            title={email}
            className="truncate rounded-sm py-0.5 text-accent-text -outline-offset-1 hover:underline"
          >
            {email}
          </a>
          {phone !== undefined && (
            <a
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              className="truncate rounded-sm py-0.5 text-ink-muted -outline-offset-1 hover:underline"
            >
              {phone}
            </a>
          )}
        </>
      )}
      <ConfirmationState order={order} />
    </span>
  )
}

/**
 * The item type without the quantity, which has its own column; in full in the tooltip. With the language of its words.
 */
export function Item({ order: { itemType, language } }: { order: PrintOrder }) {
  return (
    <span title={itemType} className="wrap-anywhere">
      {itemType.replace(/, quantity: \d+\)$/, ')')}
      {language && (
        <span className="block text-ink-muted">
          In <bdi>{languageNames[language]}</bdi>
        </span>
      )}
    </span>
  )
}

/** The placements that the prints are for, and how the pieces are spread over the pages of the print file. */
export function Placements({ order: { placements, quantity } }: { order: PrintOrder }) {
  if (!placements) return null
  const { count, names } = placements
  return (
    <span className="grid gap-0.5 text-ink-muted">
      <span title={names} className="wrap-anywhere line-clamp-4">
        {count === 1 ? 'For' : `${formatCount(count, 'code')}:`} <bdi className="text-ink">{names}</bdi>
      </span>
      {count > 1 && <span>{spreadText(count, quantity)}</span>}
    </span>
  )
}

/** The print-ready PDF, and everything that a print shop needs. */
const files = [
  { name: 'Print file', endpoint: getPrintFile, Icon: FileText },
  { name: 'Package', endpoint: getPrintPackage, Icon: Package },
]

/** An order's state, its files, and the button that moves it on; laid out by the caller's grid. */
export function OrderProgress({ order }: { order: PrintOrder }) {
  return (
    <>
      <OrderStateBadges order={order} />
      <QrWarning order={order} className="justify-self-start" />
      {files.map(({ name, endpoint, Icon }) => (
        <DownloadLink
          key={name}
          href={addressOf(endpoint, { params: { id: order.id } })}
          failed="Download failed"
          aria-label={`${name}: ${order.itemType} of ${order.companyName}`}
          className="inline-flex min-h-6 items-center gap-1.5 justify-self-start font-medium text-accent-text hover:underline"
        >
          <Icon className="size-4" />
          {name}
        </DownloadLink>
      ))}
      <ProgressButton order={order} />
    </>
  )
}
