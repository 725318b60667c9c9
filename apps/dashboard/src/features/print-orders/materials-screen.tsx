import { useSiteOrigin } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { codeParam } from '@candour/schemas/paths.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { Button } from '@candour/ui/button.tsx'
import { PartBoundary } from '@candour/ui/page-failed.tsx'
import { PageLoading, PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OrderList } from '#features/print-orders/order-list.tsx'
import { PieceCard, type PieceCardProps } from '#features/print-orders/piece-card.tsx'
import { PrintedFor } from '#features/print-orders/printed-for.tsx'
import { PlacementNamesNote } from '#features/print-orders/printed-name.tsx'
import { lastBilling, ownOrders, placementsLike } from '#features/print-orders/queries.ts'
import { SheetCard } from '#features/print-orders/sheet-card.tsx'
import { studioQuery } from '#features/print-orders/studio-query.ts'
import { useCompanyId } from '#shared/active-company.ts'
import { companyQuery } from '#shared/company-query.ts'
import { PrintPages } from '#shared/print-pages.tsx'
import { texts } from '#shared/texts.ts'

/** Lets a company preview, download and order its printed materials. */
export function Component() {
  const companyId = useCompanyId()
  const company = useQuery(companyQuery(companyId))
  // Fetched in parallel with the company, not after it.
  usePrefetchInfiniteQuery(ownOrders(companyId))
  usePrefetchQuery(lastBilling(companyId))
  const { title } = texts.printOrders
  useDocumentTitle(company.data ? `${title} · ${company.data.name}` : title)

  if (company.data) return <Materials company={company.data} />
  // Once signed out, the root layout is already redirecting to the login.
  if (!company.error || company.error.code === 'not_signed_in')
    return <PageLoading>{texts.printOrders.loading}</PageLoading>
  return (
    <PageState
      icon={<FileX2 />}
      title={texts.printOrders.failed}
      action={
        <Button busy={company.isFetching} onClick={() => company.refetch()}>
          {texts.printOrders.retry}
        </Button>
      }
    >
      {company.error.message}
    </PageState>
  )
}

function Materials({ company }: { company: DashboardCompany }) {
  const [placed, setPlaced] = useState<string>()
  return (
    <div style={brandStyle(company.brandColor)}>
      {/* Bottom padding on phones keeps a new order clear of its toast. */}
      <main className="mx-auto max-w-6xl px-4 pt-6 pb-32 sm:px-6 sm:pt-8 sm:pb-12">
        <PrintPages />
        <h1 className="font-semibold text-ink text-lg">{texts.printOrders.title}</h1>
        <p className="mt-1 max-w-2xl text-ink-muted text-sm">{texts.printOrders.description}</p>
        <div className="mt-6">
          <PartBoundary>
            <Pieces key={company.id} company={company} onOrdered={({ id }) => setPlaced(id)} />
          </PartBoundary>
        </div>
        <div className="mt-4 lg:mt-6">
          <OrderList company={company} placed={placed} onOrdered={({ id }) => setPlaced(id)} />
        </div>
      </main>
    </div>
  )
}

function Pieces({ company, onOrdered }: Pick<PieceCardProps, 'company' | 'onOrdered'>) {
  const [placements, setPlacements] = useChosenPlacements(company.id)
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setLanguage] = useState<Language>()
  const language = chosen ?? company.defaultLanguage
  const {
    data: studio,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery(studioQuery(company, useSiteOrigin(), { language, placements }))
  const piece = {
    ...{ company, placements, studio, retry: error ? () => refetch() : undefined, onOrdered },
    onChooseCodes: () => setChoosing(true),
  }
  return (
    <div className="grid gap-4 lg:gap-6">
      <PrintedFor
        companyId={company.id}
        placements={placements}
        onChange={setPlacements}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        language={language}
        onLanguage={setLanguage}
      />
      {studio && !isPlaceholderData && <PlacementNamesNote studio={studio} placements={placements} />}
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <PieceCard kind="poster" {...piece} />
        <PieceCard kind="sticker" {...piece} />
        {studio && placements.length > 0 && (
          <SheetCard company={company} placements={placements} studio={studio} />
        )}
      </div>
    </div>
  )
}

/** The placements to print for: those chosen here, or else the one whose code is in the address. */
function useChosenPlacements(companyId: string) {
  const [chosen, setChosen] = useState<readonly Placement[]>()
  const [params, setParams] = useSearchParams()
  const code = params.get(codeParam)?.slice(0, 120).toUpperCase() ?? ''
  const { data } = useQuery({ ...placementsLike(companyId, code), enabled: code !== '' && !chosen })
  const named = useMemo(() => data?.items.filter((placement) => placement.code === code) ?? [], [data, code])
  const choose = (placements: readonly Placement[]) => {
    setChosen(placements)
    if (code === '') return
    // Otherwise reloading the page would bring it back.
    params.delete(codeParam)
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return [chosen ?? named, choose] as const
}
