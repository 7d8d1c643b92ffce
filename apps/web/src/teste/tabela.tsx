import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import type { Coluna } from '../ui/listas/coluna.ts'
import { Tabela } from '../ui/listas/tabela.tsx'

// Shared by the tests of the table; no part of the application.

interface Ticket {
  id: number
  cliente: string
  valor: string
}

/** Counts how often rows are rendered. */
export const celulaDoCliente = vi.fn((ticket: Ticket) => ticket.cliente)

const COLUNAS: Coluna<Ticket>[] = [
  { id: 'id', cabecalho: 'Ticket', celula: ({ id }) => `#${id}`, ordenavel: true },
  { id: 'cliente', cabecalho: 'Cliente', celula: (ticket) => celulaDoCliente(ticket) },
  { id: 'criacao', cabecalho: 'Criação', celula: () => 'hoje', ordenavel: 'dtCriacao', noCartao: 'oculto' },
  { id: 'valor', cabecalho: 'Valor', celula: ({ valor }) => valor, alinhamento: 'direita' },
]

export function tickets(quantos: number): Ticket[] {
  return Array.from({ length: quantos }, (_, i) => ({
    id: i + 1,
    cliente: `Cliente ${i + 1}`,
    valor: 'R$ 1,00',
  }))
}

const TRES = tickets(3)

export type TabelaDeTesteProps = Partial<ComponentProps<typeof Tabela<Ticket>>>

export function TabelaDeTeste(props: TabelaDeTesteProps) {
  return (
    <Tabela
      rotulo="Tickets"
      colunas={COLUNAS}
      itens={TRES}
      chaveDe={({ id }) => id}
      nomeDe={({ id }) => `ticket ${id}`}
      {...props}
    />
  )
}
