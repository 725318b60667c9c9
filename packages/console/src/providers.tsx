import { UiTexts } from '@candour/ui/texts.ts'
import { Toaster } from '@candour/ui/toaster.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { texts } from '#texts.ts'

/** Provides the query cache, the words of shared components and toasts to every screen. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiTexts value={texts.ui}>
        {children}
        <Toaster />
      </UiTexts>
    </QueryClientProvider>
  )
}
