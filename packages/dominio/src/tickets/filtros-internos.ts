import { type Autorizacoes, pode } from '../permissoes.ts'

/** What the list can be narrowed by that tells who works on a ticket, and how the company is divided. */
const SEM_FILTROS_INTERNOS = {
  operador: [] as number[],
  representante: [] as number[],
  regiao: [] as number[],
  setor: [] as number[],
  meus: false,
  semOperador: false,
}

/** TIC-01, TIC-04 Whoever may not see the inside of tickets can't feel for it with filters: those are as if not sent. */
export function filtrosPermitidos<F extends typeof SEM_FILTROS_INTERNOS>(
  filtros: F,
  autorizacoes: Autorizacoes,
): F {
  return pode(autorizacoes, 'TICKET_INTERNO') ? filtros : { ...filtros, ...SEM_FILTROS_INTERNOS }
}
