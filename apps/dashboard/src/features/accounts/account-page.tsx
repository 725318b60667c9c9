import { Card } from '@candour/ui/card.tsx'
import type { ReactNode } from 'react'
import icon from '#app/icon.svg'

/** The frame of the account screens: one card in the middle of a quiet page. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 pt-[max(2rem,14dvh)] pb-8">
      <img src={icon} alt="" width={40} height={40} />
      <h1 className="mt-5 mb-7 font-semibold text-ink text-xl">{title}</h1>
      <Card className="w-full max-w-100 sm:p-8">{children}</Card>
    </main>
  )
}
