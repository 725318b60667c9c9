import './styles.css'
import { createQueryClient } from '@candour/api-client/query.ts'
import { carryToasts } from '@candour/ui/carried-toast.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '#app/providers.tsx'
import { routes } from '#app/routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

carryToasts()
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
)
