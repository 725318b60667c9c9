import { Skeleton } from '@candour/ui/skeleton.tsx'

/** Has the height of the usual number of themes, to avoid a layout shift. */
export function ThemesPlaceholder() {
  return <Skeleton className="h-140 w-full" />
}
