import { FILTROS_DE_PRAZO } from '@balcao/dominio/tickets/campos'
import { TOM_DO_TICKET, type Tom } from '../../../ui/tema/tons.ts'
import type { FiltrosDaLista } from '../lista/filtros-da-lista.ts'
import type { Totais } from './use-numeros.ts'

export type Figura = {
  campo: Exclude<keyof Totais, 'porStatus' | 'totalExato'>
  nome: string
  /** What the list shows when the figure is opened: exactly the tickets it counts. */
  filtros: FiltrosDaLista
  /** Colour of a figure that is not zero. */
  tom?: Tom
  /** Who it says something to; without it, everybody. */
  para?: 'equipe' | 'atendente'
}

export const FIGURAS: readonly Figura[] = [
  { campo: 'abertos', nome: 'Em aberto', filtros: { abertos: true } },
  {
    campo: 'atrasados',
    nome: FILTROS_DE_PRAZO.ATRASADO,
    filtros: { prazo: 'ATRASADO' },
    tom: TOM_DO_TICKET.atrasado,
    para: 'equipe',
  },
  {
    campo: 'proximos',
    nome: FILTROS_DE_PRAZO.PROXIMO,
    filtros: { prazo: 'PROXIMO' },
    tom: 'laranja',
    para: 'equipe',
  },
  { campo: 'meus', nome: 'Meus', filtros: { meus: true, abertos: true }, para: 'atendente' },
  {
    campo: 'semOperador',
    nome: 'Sem operador',
    filtros: { semOperador: true, abertos: true },
    para: 'atendente',
  },
]
