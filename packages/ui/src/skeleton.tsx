import { cn } from '#cn.ts'

/** The place of something still loading; give it that thing's size. Say "loading" once, around the group. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-skeleton rounded-sm bg-ink/8', className)} />
}
