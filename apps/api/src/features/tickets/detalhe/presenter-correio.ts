import { impedimentoParaReenviar } from '@balcao/dominio/correio/estados'
import { ERROS } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { CorreioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import type { Sessao } from '../../../sessao.ts'
import type { CorreioGravado } from '../nucleo/correio.ts'

/** ALC-01 Who may never send again is not told why not now. */
export function apresentarCorreio(gravado: CorreioGravado, { autorizacoes }: Sessao): CorreioDaEntrada {
  const { id, estado, para, copias, motivo, estadoEm, especie } = gravado
  const impedimento = impedimentoParaReenviar(estado)
  const podeReenviar = pode(autorizacoes, 'TICKET_CONTATO')
  return {
    id,
    estado,
    para,
    copias,
    motivo,
    datahora: estadoEm.toISOString(),
    automatico: especie === 'CONFIRMACAO',
    reenviar: {
      permite: podeReenviar && impedimento === null,
      motivo: podeReenviar && impedimento ? ERROS[impedimento].mensagem : null,
    },
  }
}
