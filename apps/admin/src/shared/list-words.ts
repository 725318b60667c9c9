import { formatCount } from '@candour/console/format.ts'
import type { ListEndProps } from '@candour/console/list-end.tsx'

/** Returns what the end of a list says, by the name of an item and of several. */
export const listWords = (one: string, several: string): Pick<ListEndProps, 'title' | 'count'> => ({
  title: `Failed to load ${several}`,
  count: (shown) => `${formatCount(shown, one, several)} shown`,
})
