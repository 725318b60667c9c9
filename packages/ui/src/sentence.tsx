import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a sentence that has markup within it, given in parts. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  // As children of their own, parts need no keys: their order does not change.
  return createElement(Fragment, null, ...parts)
}
