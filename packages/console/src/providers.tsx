import { Toaster } from '@candour/ui/toaster.tsx'
import { TooltipProvider } from '@candour/ui/tooltip.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** Provides the query cache, tooltips and toasts to every screen. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toaster />
    </QueryClientProvider>
  )
}
