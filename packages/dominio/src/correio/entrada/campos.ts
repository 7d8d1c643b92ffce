import * as z from 'zod/mini'
import { camposDe, escolhasDe, termo } from '../../listas/campos.ts'
import { formatarProtocolo } from '../../tickets/protocolo.ts'
import { ESTADOS_DA_RECEBIDA, type EstadoDaRecebida } from './estados.ts'

const estado = z.enum(Object.keys(ESTADOS_DA_RECEBIDA) as [EstadoDaRecebida, ...EstadoDaRecebida[]])

export const recebidaDaLista = z.object({
  id: z.number(),
  de: z.object({ nome: z.string(), email: z.string() }),
  assunto: z.string(),
  estado,
  /** Why it was set aside, or is still waiting. */
  motivo: z.nullable(z.string()),
  datahora: z.string(),
  filial: z.string(),
  ticket: z.nullable(z.object({ id: z.number(), protocolo: z.string() })),
})
export type RecebidaDaLista = z.output<typeof recebidaDaLista>

export const CAMPOS_DA_RECEBIDA = camposDe(recebidaDaLista)({
  termo: termo('Remetente ou assunto…'),
  de: { rotulo: 'De', coluna: { larguraMinima: 180, peso: 2 } },
  estado: {
    rotulo: 'Situação',
    filtro: escolhasDe(ESTADOS_DA_RECEBIDA, { todos: 'Que esperam' }),
    coluna: { largura: 116, noCartao: 'canto' },
  },
  assunto: { rotulo: 'Assunto', coluna: { larguraMinima: 220, peso: 4 } },
  ticket: {
    rotulo: 'Ticket',
    valor: ({ ticket }) => ticket && formatarProtocolo(ticket.protocolo),
    coluna: { largura: 140 },
  },
  filial: { rotulo: 'Filial', coluna: { larguraMinima: 110, peso: 1, dispensavel: 1 } },
  datahora: { rotulo: 'Chegou', tipo: 'instante', coluna: { largura: 120 } },
})
