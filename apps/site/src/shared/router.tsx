import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'

/** A path within the site, normalized, and its query with the leading `?`, if any. */
export interface Address {
  pathname: string
  search: string
}

/** What the browser keeps with an entry of the tab's history, through reloads. */
interface HistoryState {
  /** The private link to the feedback that led here. */
  receipt?: string | undefined
}

interface Router extends Address {
  /** Shows the screen at a path and query. */
  navigate(to: string, options?: { replace?: boolean; state?: HistoryState }): void
}

const RouterContext = createContext<Router | undefined>(undefined)

/** Parses a requested path and query. `//host` is treated as the path `/host`, not as another site. */
export function parseUrl(url: string): URL {
  const parsed = new URL(`http://site${url}`)
  parsed.pathname = parsed.pathname.replace(/^\/{2,}/, '/')
  return parsed
}

/**
 * Matches a path against a pattern such as `/:slug/rating`; case and trailing slashes are ignored, and segments are
 * decoded.
 *
 * @returns the pattern's parameters; undefined if the path does not match
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = segmentsOf(pattern)
  const segments = segmentsOf(pathname).map(decodeSegment)
  if (segments.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const segment = segments[index] ?? ''
    if (name.startsWith(':') && segment) params[name.slice(1)] = segment
    else if (segment.toLowerCase() !== name) return undefined
  }
  return params
}

const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/').slice(1)

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Provides a fixed address, for rendering on the server. */
export function StaticRouter({
  address: { pathname, search },
  children,
}: {
  address: Address
  children: ReactNode
}) {
  return <RouterContext value={{ pathname, search, navigate: () => {} }}>{children}</RouterContext>
}

/** Provides the browser's address, and follows its history. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ pathname, search }, setAddress] = useState(currentAddress)
  useEffect(() => {
    // A transition keeps the current screen until the chunk of the next one is loaded.
    const follow = () => startTransition(() => setAddress(currentAddress()))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const router = useMemo(
    () => ({
      pathname,
      search,
      navigate(to: string, { replace = false, state }: { replace?: boolean; state?: HistoryState } = {}) {
        history[replace ? 'replaceState' : 'pushState'](state ?? null, '', to)
        startTransition(() => setAddress(currentAddress()))
      },
    }),
    [pathname, search],
  )
  return <RouterContext value={router}>{children}</RouterContext>
}

function currentAddress(): Address {
  return parseUrl(location.pathname + location.search)
}

/** Returns the current address and how to leave it. Throws outside a router. */
export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('useRouter needs a router')
  return router
}

/** Returns what the browser keeps with the current entry of the history; empty until hydrated. */
export function useHistoryState(): HistoryState {
  const [state, setState] = useState<HistoryState>({})
  useEffect(() => {
    const receipt: unknown = history.state?.receipt
    if (typeof receipt === 'string') setState({ receipt })
  }, [])
  return state
}

/** Returns the current query. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useRouter().search)
}

/** A link to another screen of the site; a plain link without JavaScript, or when opened in another tab. */
export function Link({ to, ...props }: { to: string } & ComponentProps<'a'>) {
  const { pathname, search, navigate } = useRouter()
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to, { replace: to === pathname + search })
  }
  return <a {...props} href={to} onClick={follow} />
}
