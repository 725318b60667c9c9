import { createContext, use } from 'react'

/** Texts of the components that visitors see, in one language. */
export interface UiTexts {
  /** Name of a star in a picker. */
  stars: (rating: number) => string
  outOfStars: (rating: number) => string
  optional: string
  choice: {
    title: string
    subtitle: string
    publicReview: string
    privateFeedback: string
    note: string
  }
}

/** Provides the texts. There is no default, or every page would load English words. */
export const UiTexts = createContext<UiTexts | undefined>(undefined)

/** Returns the texts. Throws outside their provider. */
export function useUiTexts(): UiTexts {
  const texts = use(UiTexts)
  if (!texts) throw new Error('useUiTexts needs a UiTexts provider')
  return texts
}
