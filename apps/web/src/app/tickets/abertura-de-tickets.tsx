import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProvedorDaAbertura } from '../../features/tickets/novo/provedor-da-abertura.tsx'
import type { EscolherTransportadora } from '../../features/tickets/novo/seletores.ts'
import { SeletorDeTransportadora } from '../../features/transportadoras/seletor-de-transportadora.tsx'

const Transportadora: EscolherTransportadora = ({ label, valor, aoMudar, erro, primeiro = false }) => (
  <SeletorDeTransportadora
    label={label}
    required
    data-autofocus={primeiro || undefined}
    value={valor && { valor: valor.id, nome: valor.razSoc }}
    onChange={(opcao) => aoMudar(opcao && { id: opcao.valor, razSoc: opcao.nome })}
    error={erro}
  />
)

const SELETORES = { Transportadora }

/** SHL-03, SHL-05 Opening tickets, with the pickers that it borrows from other features. */
export function AberturaDeTickets({ children }: { children: ReactNode }) {
  const navegar = useNavigate()
  return (
    <ProvedorDaAbertura
      seletores={SELETORES}
      aoIrParaOTicket={(id) => void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) } })}
    >
      {children}
    </ProvedorDaAbertura>
  )
}
