import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

interface CardProps extends Omit<ComponentProps<'section'>, 'ref'> {
  as?: 'div' | 'section' | 'article' | undefined
  /** Disable for edge-to-edge content such as a table; CardHeader and CardBody bring their own padding. */
  padded?: boolean | undefined
}

export function Card({ as: Element = 'div', padded = true, className, ...props }: CardProps) {
  return (
    <Element
      {...props}
      className={cn(
        'min-w-0 rounded-lg border border-line bg-surface-raised',
        padded && 'p-5 sm:p-6',
        className,
      )}
    />
  )
}

interface CardHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the end of the header row. */
  actions?: ReactNode
  /** Heading level in the document outline. */
  level?: 2 | 3 | undefined
  id?: string | undefined
  className?: string | undefined
}

export function CardHeader({ title, description, actions, level = 2, id, className }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={cn('flex flex-wrap items-start justify-between gap-x-4 gap-y-3', className)}>
      <div className="min-w-0">
        <Heading id={id} className="font-semibold text-base text-ink">
          {title}
        </Heading>
        {description && <p className="mt-1 text-ink-muted text-sm">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

interface SectionCardProps extends CardHeaderProps, Pick<CardProps, 'padded' | 'aria-busy' | 'children'> {
  /** Id of the section, for links to it and for its accessible name. */
  id: string
  headerClassName?: string | undefined
}

/** A section of a page, named by its heading. */
export function SectionCard({
  padded,
  className,
  'aria-busy': busy,
  headerClassName,
  children,
  ...header
}: SectionCardProps) {
  return (
    <Card as="section" aria-labelledby={header.id} aria-busy={busy} padded={padded} className={className}>
      <CardHeader {...header} className={headerClassName} />
      {children}
    </Card>
  )
}
