import { saveBlob } from '@candour/api-client/save-blob.ts'
import { formatDecimal, formatNumber } from '@candour/console/format.ts'
import { Button } from '@candour/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { toast } from '@candour/ui/toast.ts'
import { ChartColumn, Download, FileSpreadsheet, Image, Table } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useReviewsLink } from '#features/analytics/analytics-view.ts'
import { renderChartImage } from '#features/analytics/chart-image.ts'
import { Legend, type LegendItem } from '#features/analytics/legend.tsx'
import { type ChartTable, toCsv } from '#features/analytics/trend-table.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import type { Filters } from '#shared/filters.ts'
import { texts } from '#shared/texts.ts'

export interface ChartFrameProps {
  title: string
  /** A one-sentence summary of the chart. */
  summary: string
  table: ChartTable
  /** Base name of the downloads, without extension. */
  fileName: string
  legend: readonly LegendItem[]
  /** Rendered next to the legend. */
  action?: ReactNode
  children: ReactNode
}

/** Height of every chart and of its placeholders. */
export const chartHeight = 'h-64 sm:h-72'

/** Style of a view toggle while pressed. */
export const pressedClass = 'aria-pressed:bg-ink/8 aria-pressed:text-ink'

/** Frames a chart with its summary, data table and downloads. */
export function ChartFrame({ title, summary, table, fileName, legend, action, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const chart = useRef<HTMLDivElement>(null)

  const downloadPicture = async () => {
    const drawing = chart.current?.querySelector<SVGSVGElement>('.recharts-wrapper > svg')
    try {
      if (!drawing) throw new Error('The chart has not been rendered yet')
      saveBlob(await renderChartImage(drawing, { title, legend }), `${fileName}.png`)
    } catch {
      toast({
        title: texts.analytics.charts.failed,
        description: texts.analytics.charts.imageFailed,
        variant: 'destructive',
      })
    }
  }

  return (
    <figure aria-label={title}>
      <div className="-mt-2 mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <Legend items={asTable ? [] : legend} />
        {action}
      </div>
      <div ref={chart} className={chartHeight}>
        {asTable ? <DataTable title={title} table={table} /> : children}
      </div>
      <figcaption className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:min-h-8">
        <p className="min-w-0 text-ink-muted text-sm">{summary}</p>
        <span className="ml-auto flex flex-wrap gap-1">
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={asTable}
            className={pressedClass}
            icon={asTable ? <ChartColumn aria-hidden="true" /> : <Table aria-hidden="true" />}
            onClick={() => setAsTable(!asTable)}
          >
            {texts.analytics.charts.table}
          </Button>
          <DropdownMenu modal={false}>
            <DropdownMenuTrigger asChild>
              <Button variant="ghost" size="sm" icon={<Download aria-hidden="true" />}>
                {texts.analytics.charts.download}
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem disabled={asTable} onSelect={() => void downloadPicture()}>
                <Image aria-hidden="true" />
                {texts.analytics.charts.image}
              </DropdownMenuItem>
              <DropdownMenuItem
                onSelect={() => saveBlob(new Blob([toCsv(table)], { type: 'text/csv' }), `${fileName}.csv`)}
              >
                <FileSpreadsheet aria-hidden="true" />
                {texts.analytics.charts.csv}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </span>
      </figcaption>
    </figure>
  )
}

function DataTable({ title, table }: { title: string; table: ChartTable }) {
  const { columns, rows, decimals, cellFilters } = table
  const [first, ...rest] = columns
  const formatted = decimals === 0 ? formatNumber : formatDecimal
  const label = texts.analytics.charts.tableLabel(title)
  const format = (value: number | null) => (value === null ? '–' : formatted(value))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be keyboard accessible
    <section aria-label={label} tabIndex={0} className="h-full overflow-y-auto rounded-sm">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface-raised">
          <tr>
            <th scope="col" className="border-line border-b py-2 pr-3 font-medium text-ink-muted">
              {first}
            </th>
            {rest.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-line border-b py-2 pl-3 text-right font-medium text-ink-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, filters }) => (
            <tr key={key}>
              <th scope="row" className="border-line border-b py-2 pr-3 font-normal text-ink">
                {cells.some(Boolean) ? <ToReviews filters={filters}>{name}</ToReviews> : name}
              </th>
              {rest.map((column, index) => (
                <td key={column} className="border-line border-b py-2 pl-3 text-right text-ink">
                  {cells[index] && cellFilters ? (
                    <ToReviews filters={{ ...filters, ...cellFilters[index] }}>
                      {format(cells[index])}
                    </ToReviews>
                  ) : (
                    format(cells[index] ?? null)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ToReviews({ filters, children }: { filters: Partial<Filters>; children: string }) {
  const linkTo = useReviewsLink()
  return (
    <CompanyLink
      to={linkTo(filters)}
      className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {children}
    </CompanyLink>
  )
}
