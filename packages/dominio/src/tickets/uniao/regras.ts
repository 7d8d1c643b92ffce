import type { CodigoErro } from '../../erros.ts'
import { mesmoRemetente, type Remetente } from '../remetente.ts'

type Impedimento = CodigoErro | null

const UM_DIA_MS = 86_400_000

/** What the rules of merging look at in a ticket. */
export type ParteDaUniao = Remetente & {
  id: number
  finalizadoEm: Date | null
  arquivadoEm: Date | null
  unidoA: number | null
}

/** MES-06/uniao Whether the ticket can become part of another at all: only what is open, and whose goods do not move. */
export function impedimentoParaUnir(
  origem: Pick<ParteDaUniao, 'finalizadoEm' | 'arquivadoEm'> & {
    unidoA?: number | null | undefined
    devolucaoEmCurso: boolean
  },
): Impedimento {
  if (origem.unidoA) return 'TICKET_UNIDO'
  if (origem.arquivadoEm) return 'TICKET_ARQUIVADO'
  if (origem.finalizadoEm) return 'TICKET_FINALIZADO'
  return origem.devolucaoEmCurso ? 'UNIAO_COM_DEVOLUCAO_EM_CURSO' : null
}

/** Of the same customer or, where there is none, of the same person. */
const mesmoCliente = (origem: ParteDaUniao, destino: ParteDaUniao): boolean =>
  origem.clienteId === null ? mesmoRemetente(origem, destino) : origem.clienteId === destino.clienteId

/**
 * MES-06/uniao Into which ticket: another one, open, of the same customer, and itself part of none. Since only what is part of
 * none takes others in, there is no way round.
 */
export function impedimentoDoDestino(origem: ParteDaUniao, destino: ParteDaUniao): Impedimento {
  if (origem.id === destino.id) return 'UNIAO_CONSIGO'
  if (!mesmoCliente(origem, destino)) return 'UNIAO_DE_OUTRO_CLIENTE'
  if (destino.unidoA !== null) return 'UNIAO_DESTINO_UNIDO'
  return destino.finalizadoEm || destino.arquivadoEm ? 'UNIAO_DESTINO_ENCERRADO' : null
}

/** MES-06/uniao For so many days the two can be told apart again. */
export function impedimentoParaDesfazerUniao(
  uniao: { unidoEm: Date } | null,
  dias: number,
  agora: Date,
): Impedimento {
  if (!uniao) return 'TICKET_NAO_UNIDO'
  return agora.getTime() - uniao.unidoEm.getTime() > dias * UM_DIA_MS ? 'PRAZO_DA_UNIAO_PASSOU' : null
}
