import { formatPrice } from '@candour/console/format.ts'
import { type Pack, type PrintKind, packs } from '@candour/schemas/packs.ts'
import { Button } from '@candour/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { ChevronDown, Printer } from 'lucide-react'
import type { Ref } from 'react'
import { texts } from '#shared/texts.ts'

interface PackMenuProps {
  kind: PrintKind
  /** Number of placements the pack is spread over; 0 for the review page. */
  placements: number
  /** Ref to the trigger. */
  button: Ref<HTMLButtonElement>
  /** Whether the chosen pack is about to be shown. */
  busy: boolean
  onChoose: (pack: Pack) => void
}

/** Menu of the available packs with their prices. */
export function PackMenu({ kind, placements, button, busy, onChoose }: PackMenuProps) {
  const words = texts.printOrders.pieces[kind]
  const smallest = Math.min(...packs[kind].map(({ quantity }) => quantity))
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button ref={button} icon={<Printer />} fullWidth busy={busy}>
          {texts.printOrders.piece.order}
          <ChevronDown />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-(--radix-dropdown-menu-trigger-width)">
        <DropdownMenuLabel>{words.packs}</DropdownMenuLabel>
        {packs[kind].map((pack) => (
          <DropdownMenuItem
            key={pack.quantity}
            disabled={pack.quantity < placements}
            onSelect={() => onChoose(pack)}
          >
            <span className="flex-1">{words.pack(pack.quantity)}</span>
            <span className="font-medium tabular-nums">{formatPrice(pack.priceInCents)}</span>
          </DropdownMenuItem>
        ))}
        {placements > smallest && (
          <p className="px-2.5 py-2 text-ink-muted text-sm">{words.packTooSmall(placements)}</p>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
