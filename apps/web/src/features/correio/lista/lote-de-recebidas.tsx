import type { RecebidaDaLista } from '@balcao/dominio/correio/entrada/campos'
import {
  DECISOES_EM_LOTE,
  type DecisaoEmLote,
  decidirSobreVarias,
} from '@balcao/dominio/correio/entrada/contratos'
import { IconRefresh, IconTicket, IconTrash } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { avisarErro } from '../../../ui/retorno/toasts.ts'

const BOTOES = [
  { decisao: 'DESCARTAR', nome: 'Descartar', Icone: IconTrash },
  { decisao: 'ABRIR_TICKET', nome: 'Abrir tickets', Icone: IconTicket },
  { decisao: 'TENTAR', nome: 'Tentar de novo', Icone: IconRefresh },
] as const

/** ALC-02 What may be done with several at once: each is decided by itself, and what was refused is told. */
export function LoteDeRecebidas({ escolhidos, falta, relatar }: AcoesDoLoteProps<RecebidaDaLista>) {
  const { mutate, isPending } = useAcao(decidirSobreVarias, {
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  const decidir = (decisao: DecisaoEmLote) =>
    mutate(
      { corpo: { recebidas: escolhidos.map(({ id }) => ({ id })), decisao } },
      { onSuccess: (resultado) => relatar(DECISOES_EM_LOTE[decisao], resultado) },
    )
  return BOTOES.map(({ decisao, nome, Icone }) => (
    <BotaoBase
      key={decisao}
      variant="default"
      habilitado={!falta}
      falta={falta}
      carregando={isPending}
      leftSection={<Icone size={16} aria-hidden />}
      onClick={() => decidir(decisao)}
    >
      {nome}
    </BotaoBase>
  ))
}
