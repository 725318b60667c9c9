import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { controlClass, useFieldControl } from '#field.tsx'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props)
  return <input {...props} {...control} className={cn(controlClass, 'h-11 px-3 sm:h-10', className)} />
}
