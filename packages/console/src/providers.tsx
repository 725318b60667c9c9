import { UiTexts } from '@candour/ui/texts.ts'
import { Toaster } from '@candour/ui/toaster.tsx'
import { TooltipProvider } from '@candour/ui/tooltip.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { texts } from '#texts.ts'

/** Provides the query cache, the words of shared components, tooltips and toasts to every screen. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiTexts value={texts.ui}>
        <TooltipProvider>{children}</TooltipProvider>
        <Toaster />
      </UiTexts>
    </QueryClientProvider>
  )
}
