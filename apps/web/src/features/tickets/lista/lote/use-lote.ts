import {
  arquivarVarios,
  desarquivarVarios,
  encaminharVarios,
  type TicketDaLista,
} from '@balcao/dominio/tickets/lista/contratos'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao } from '../../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../../platform/listas/descricao.ts'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'

export type Destino = { setor: number; operador: number | null; mensagem: string }

/** TIC-10, TIC-12 One action over many tickets: each succeeds or is refused by itself, and both are told. */
export function useLote({ escolhidos, relatar }: AcoesDoLoteProps<TicketDaLista>) {
  const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))
  const arquivamento = useAcao(arquivarVarios, { aoFalhar })
  const desarquivamento = useAcao(desarquivarVarios, { aoFalhar })
  const encaminhamento = useAcao(encaminharVarios)

  const tickets = escolhidos.map(({ id, versao }) => ({ id, versao }))
  const desarquivar = (quais: { id: number; versao?: number }[]) =>
    desarquivamento.mutate(
      { corpo: { tickets: quais } },
      { onSuccess: (resultado) => relatar('desarquivado', resultado) },
    )
  return {
    ocupado: arquivamento.isPending || desarquivamento.isPending || encaminhamento.isPending,
    arquivar: () =>
      arquivamento.mutate(
        { corpo: { tickets } },
        {
          onSuccess: (resultado) => {
            const arquivados = resultado.resultados
              .filter(({ feito }) => feito)
              .map(({ id, versao }) => ({ id, ...(versao !== null && { versao }) }))
            relatar('arquivado', resultado, () => desarquivar(arquivados))
          },
        },
      ),
    desarquivar: () => desarquivar(tickets),
    erroAoEncaminhar: encaminhamento.error,
    esquecerErro: encaminhamento.reset,
    encaminhar: (destino: Destino, aoEncaminhar: () => void) =>
      encaminhamento.mutate(
        { corpo: { tickets, ...destino } },
        {
          onSuccess: (resultado) => {
            aoEncaminhar()
            relatar('encaminhado', resultado)
          },
        },
      ),
  }
}
