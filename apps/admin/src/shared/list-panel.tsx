import type { ReactNode, RefObject } from 'react'
import { PagedList, type PagedListProps } from '#shared/paged-list.tsx'

interface ListPanelProps<Item> extends PagedListProps<Item> {
  /** Id of the heading. */
  id: string
  title: string
  description: ReactNode
  /** The heading, to move the focus to it. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** A list with a heading and a description. */
export function ListPanel<Item>({ id, title, description, headingRef, ...list }: ListPanelProps<Item>) {
  return (
    <section aria-labelledby={id} aria-busy={list.pages.isPending}>
      <h2
        ref={headingRef}
        id={id}
        tabIndex={headingRef && -1}
        className="font-semibold text-ink text-lg outline-none sm:text-xl"
      >
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted text-sm sm:mb-6">{description}</p>
      <PagedList {...list} />
    </section>
  )
}
