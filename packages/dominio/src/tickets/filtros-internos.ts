import type * as z from 'zod/mini'
import type { filtrosDeTickets } from './lista/contratos.ts'

type Campo = keyof z.output<typeof filtrosDeTickets>

/** Who may narrow the list by each field: what tells who works on a ticket, or how the company is divided, is the staff's. */
const SO_DA_EQUIPE: Record<Campo, boolean> = {
  operador: true,
  representante: true,
  regiao: true,
  setor: true,
  meus: true,
  semOperador: true,
  etiqueta: true,
  sigo: true,
  clienteRespondeu: true,
  // Whoever is served sees only their own tickets, and knows no customer of the company's by its number.
  idCli: true,
  dtIni: false,
  dtFim: false,
  status: false,
  tipo: false,
  termo: false,
  filial: false,
  prazo: false,
  abertos: false,
  orderBy: false,
  direction: false,
  page: false,
  take: false,
}

/** TIC-01, TIC-04 Whoever may not see the inside of tickets can't feel for it with filters: those are as if not sent. */
export function filtrosPermitidos<F extends object>(filtros: F, porDentro: boolean): Partial<F> {
  if (porDentro) return filtros
  const permitido = ([campo]: [string, unknown]) => !SO_DA_EQUIPE[campo as Campo]
  return Object.fromEntries(Object.entries(filtros).filter(permitido)) as Partial<F>
}
