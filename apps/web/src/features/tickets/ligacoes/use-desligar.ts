import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { desligarTicket, ligarTicket } from '@balcao/dominio/tickets/ligacoes/contratos'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

type Ligado = TicketDetalhado['ligados'][number]

/** MES-06/ligados Undone at once: what was said of the two is small, and said again by one press. */
export function useDesligar(idTicket: number) {
  const aoFalhar = (erro: Parameters<typeof mensagemDoErro>[0]) => avisarErro(mensagemDoErro(erro))
  const desligamento = useAcao(desligarTicket, { aoFalhar })
  const volta = useAcao(ligarTicket, { aoFalhar })
  const religar = ({ id: outro, tipo }: Ligado) =>
    volta.mutate(
      { params: { idTicket }, corpo: { outro, tipo } },
      { onSuccess: ({ message }) => avisarSucesso(`${message}.`) },
    )
  const desligar = (ligado: Ligado) =>
    desligamento.mutate(
      { params: { idTicket, idOutro: ligado.id } },
      {
        onSuccess: ({ message }) =>
          avisarSucesso(`${message}.`, {
            acao: { rotulo: 'Desfazer', aoAcionar: () => religar(ligado) },
          }),
      },
    )
  return { desligar, ocupado: desligamento.isPending || volta.isPending }
}
