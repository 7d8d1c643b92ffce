import { ERROS } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { EnvioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import { impedimentoParaReenviar } from '@balcao/dominio/tickets/envios'
import type { EnvioGravado } from '../../../fatos.ts'
import type { Sessao } from '../../../sessao.ts'

/** ALC-01, ALC-05 Who may never send again is not told why not now. */
export function apresentarEnvio(
  { historicoId: _, estadoEm, ...envio }: EnvioGravado,
  { autorizacoes }: Sessao,
  ligados: { comWhatsapp: boolean },
): EnvioDaEntrada {
  const impedimento = impedimentoParaReenviar(envio.via, envio.estado, ligados)
  const podeReenviar = pode(autorizacoes, 'TICKET_CONTATO')
  return {
    ...envio,
    datahora: estadoEm.toISOString(),
    reenviar: {
      permite: podeReenviar && impedimento === null,
      motivo: podeReenviar && impedimento ? ERROS[impedimento].mensagem : null,
    },
  }
}
