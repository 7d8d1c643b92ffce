import type { ResultadoDoLote } from '@balcao/dominio/listas/lote'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import {
  assumirVarios,
  atribuirVarios,
  devolverVarios,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { arquivarVarios, desarquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/lista/contratos'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao } from '../../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../../platform/listas/descricao.ts'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import { useDesfazerResponsavel } from '../../responsavel/use-desfazer.ts'

export type Destino = { setor: number; operador: number | null; mensagem: string }

/** TIC-10, TIC-12 One action over many tickets: each succeeds or is refused by itself, and both are told. */
export function useLote({ escolhidos, relatar }: AcoesDoLoteProps<TicketDaLista>) {
  const aoFalhar = (erro: Error) => avisarErro(mensagemDoErro(erro))
  const arquivamento = useAcao(arquivarVarios, { aoFalhar })
  const desarquivamento = useAcao(desarquivarVarios, { aoFalhar })
  const encaminhamento = useAcao(encaminharVarios)
  const assuncao = useAcao(assumirVarios, { aoFalhar })
  const devolucao = useAcao(devolverVarios, { aoFalhar })
  const atribuicao = useAcao(atribuirVarios)
  const desfazer = useDesfazerResponsavel()
  const emCurso = [arquivamento, desarquivamento, encaminhamento, assuncao, devolucao, atribuicao]

  const tickets = escolhidos.map(({ id, versao }) => ({ id, versao }))
  const desarquivar = (quais: { id: number; versao?: number }[]) =>
    desarquivamento.mutate(
      { corpo: { tickets: quais } },
      { onSuccess: (resultado) => relatar('desarquivado', resultado) },
    )
  const relatarTroca = (participio: string) => (resultado: ResultadoDoLote) =>
    relatar(participio, resultado, () => desfazer(feitosDe(resultado)))
  return {
    ocupado: emCurso.some(({ isPending }) => isPending),
    assumir: () => assuncao.mutate({ corpo: { tickets } }, { onSuccess: relatarTroca('assumido') }),
    devolver: () => devolucao.mutate({ corpo: { tickets } }, { onSuccess: relatarTroca('devolvido à fila') }),
    erroAoAtribuir: atribuicao.error,
    esquecerErroAoAtribuir: atribuicao.reset,
    atribuir: (operador: number, aoAtribuir: () => void) =>
      atribuicao.mutate(
        { corpo: { tickets, operador } },
        {
          onSuccess: (resultado) => {
            aoAtribuir()
            relatarTroca('atribuído')(resultado)
          },
        },
      ),
    arquivar: () =>
      arquivamento.mutate(
        { corpo: { tickets } },
        {
          onSuccess: (resultado) => {
            relatar('arquivado', resultado, () => desarquivar(feitosDe(resultado)))
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

/** Those that were done, at the version that doing it made. */
const feitosDe = ({ resultados }: ResultadoDoLote) =>
  resultados.flatMap(({ id, feito, versao }) => (feito && versao !== null ? [{ id, versao }] : []))
