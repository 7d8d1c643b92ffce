import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { ProvedorDaAbertura } from '../../features/tickets/novo/provedor-da-abertura.tsx'
import type { EscolherTransportadora, MostrarArtigos } from '../../features/tickets/novo/seletores.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { SeletorDeTransportadora } from '../../seletores/seletor-de-transportadora.tsx'

const Transportadora: EscolherTransportadora = ({
  label,
  valor,
  aoMudar,
  erro,
  idCli,
  dica,
  primeiro = false,
}) => (
  <SeletorDeTransportadora
    label={label}
    idCli={idCli}
    ajuda={dica}
    required
    data-autofocus={primeiro || undefined}
    value={valor && { valor: valor.id, nome: valor.razSoc }}
    onChange={(opcao) => aoMudar(opcao && { id: opcao.valor, razSoc: opcao.nome })}
    error={erro}
  />
)

const ArtigosDoAssunto = lazy(async () => ({
  default: (await import('../../features/faq/relacionados/artigos-do-assunto.tsx')).ArtigosDoAssunto,
}))

// Its own wait: the wizard must not disappear while the help is on its way.
const Artigos: MostrarArtigos = (props) => (
  <Suspense>
    <ArtigosDoAssunto {...props} />
  </Suspense>
)

/** SHL-03, SHL-05 Opening tickets, with the pickers that it borrows from other features. */
export function AberturaDeTickets({ children }: { children: ReactNode }) {
  const navegar = useNavigate()
  const leArtigos = useSessao().pode('FAQ_VER')
  const seletores = useMemo(() => ({ Transportadora, Artigos: leArtigos ? Artigos : undefined }), [leArtigos])
  return (
    <ProvedorDaAbertura
      seletores={seletores}
      aoIrParaOTicket={(id) => void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) } })}
    >
      {children}
    </ProvedorDaAbertura>
  )
}
