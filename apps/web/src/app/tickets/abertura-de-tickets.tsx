import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { MostrarArtigos } from '../../features/tickets/abertura/pedido/artigos.ts'
import { ProvedorDaAbertura } from '../../features/tickets/abertura/provedor-da-abertura.tsx'
import { useSessao } from '../../platform/sessao.tsx'

const ArtigosDoAssunto = lazy(async () => ({
  default: (await import('../../features/faq/relacionados/artigos-do-assunto.tsx')).ArtigosDoAssunto,
}))

// Its own wait: the wizard must not disappear while the help is on its way.
const Artigos: MostrarArtigos = (props) => (
  <Suspense>
    <ArtigosDoAssunto {...props} />
  </Suspense>
)

/** SHL-03, SHL-05 Opening tickets, with the help that it borrows from the articles. */
export function AberturaDeTickets({ children }: { children: ReactNode }) {
  const navegar = useNavigate()
  const leArtigos = useSessao().pode('FAQ_VER')
  return (
    <ProvedorDaAbertura
      Artigos={leArtigos ? Artigos : null}
      aoIrParaOTicket={(id) => void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) } })}
    >
      {children}
    </ProvedorDaAbertura>
  )
}
