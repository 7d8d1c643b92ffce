import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import { creditoDaVenda } from '@balcao/dominio/limites/credito-da-venda'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { limitesDoCliente } from '../../limites/queries.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { atrasadosDoCliente, compradorDoOrcamento } from '../conteudo/queries-comprador.ts'

type Pergunta = { negocio: Pick<Negocio, 'parametros'>; sessao: Sessao; agora: Date }

/** CLI-03, VEN-02 What of the customer whoever writes should know before they promise anything; of limits and titles only who may see them. */
export async function compradorNoEditor(
  banco: Executor,
  { negocio, sessao, agora }: Pergunta,
  { clienteId, filialId }: OrcamentoDoBanco,
) {
  const hoje = hojeEm(agora)
  const veLimites = pode(sessao.autorizacoes, 'CLIENTE_LIMITES')
  const [{ motivoBloqueio, exposicao }, limites, [atrasados]] = await Promise.all([
    compradorDoOrcamento(banco, clienteId),
    veLimites ? limitesDoCliente(banco, { clienteId }) : [],
    pode(sessao.autorizacoes, 'CLIENTE_BOLETOS') ? atrasadosDoCliente(banco, { clienteId, hoje }) : [],
  ])
  const regras = negocio.parametros(filialId)
  return {
    bloqueio: motivoBloqueio,
    atrasados:
      atrasados?.desde != null
        ? { quantos: atrasados.quantos, valor: atrasados.valor, dias: diasEntre(atrasados.desde, hoje) }
        : null,
    /** By the way it is billed; what is paid before asks for none. */
    creditoDe(cobranca: { id: number; antecipada: boolean }) {
      if (!veLimites || cobranca.antecipada) return null
      const credito = creditoDaVenda({ idCobranca: cobranca.id, limites, exposicao }, regras)
      return credito && { total: credito.total.toNumber(), disponivel: credito.disponivel.toNumber() }
    },
  }
}
