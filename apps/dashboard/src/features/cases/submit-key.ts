import type { KeyboardEvent } from 'react'

/** Returns whether a key sends the form it is pressed in. */
export const isSubmit = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing
