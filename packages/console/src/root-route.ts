import type { RouteObject } from 'react-router-dom'
import { RootLayout } from '#root-layout.tsx'
import { ScreenFailed } from '#screen-failed.tsx'

/** Wraps an app's routes in the root layout and its error boundary. */
export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    Component: RootLayout,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ScreenFailed, children }],
  }
}
