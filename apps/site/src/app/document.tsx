import type { ReactNode } from 'react'

interface DocumentProps {
  lang: string
  dir: string
  title: string
  /** Additional head elements. */
  head?: ReactNode
  css: string
  /** The rendered app, as HTML. */
  body: string
  /** For a page with a browser script: the script, and the data for hydration as escaped JSON. */
  hydration?: { data: string; script: string }
}

/** The document around the rendered app. Static markup, not hydrated. */
export function Document({ lang, dir, title, head, css, body, hydration }: DocumentProps) {
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        {hydration && (
          <>
            <script
              id="page-data"
              type="application/json"
              dangerouslySetInnerHTML={{ __html: hydration.data }}
            />
            <script dangerouslySetInnerHTML={{ __html: hydration.script }} />
          </>
        )}
      </body>
    </html>
  )
}
