import { cn } from '#cn.ts'

/** A placeholder for loading content; give it that content's size. Announce "loading" once, around the group. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-skeleton rounded-sm bg-ink/8', className)} />
}
