import { ESTADOS_DA_CARTEIRA } from '@balcao/dominio/carteira/risco'
import { somaDosLimites, usoDoLimite } from '@balcao/dominio/limites/uso-do-limite'
import type { Aprovadores } from './features/aprovacoes/aprovador.ts'
import type { OQueSeVeDoCliente } from './features/aprovacoes/obter.ts'
import { APROVADOR_DE_CADASTROS } from './features/cadastros/fila/aprovador.ts'
import { diaDaCarteira, vestirDaCarteira } from './features/carteira/listar.ts'
import { bloqueioDoCliente } from './features/clientes/queries.ts'
import { limitesDoCliente } from './features/limites/queries.ts'
import { APROVADOR_DE_NEGOCIACOES } from './features/negociacoes/aprovador.ts'
import { APROVADOR_DE_ORCAMENTOS } from './features/orcamentos/limites/aprovador.ts'
import { APROVADOR_DE_PEDIDOS } from './features/pedidos/aprovador.ts'
import { APROVADOR_DE_TROCAS } from './features/trocas/aprovador.ts'

/** GES-03 Who does what is decided, kind by kind: the one place that knows both sides. */
export const APROVADORES: Aprovadores = {
  NEGOCIACAO: APROVADOR_DE_NEGOCIACOES,
  ORCAMENTO: APROVADOR_DE_ORCAMENTOS,
  PEDIDO: APROVADOR_DE_PEDIDOS,
  TROCA: APROVADOR_DE_TROCAS,
  CADASTRO: APROVADOR_DE_CADASTROS,
}

/** GES-06 The customer as whoever decides wants to see them: rhythm, risk, what is owed and what is left of the credit. */
export const clienteParaDecidir: OQueSeVeDoCliente = async (banco, pergunta, clienteId, filialId) => {
  const { sessao, negocio, agora } = pergunta
  const dono = await bloqueioDoCliente(banco, clienteId)
  if (!dono) return null
  const [daCarteira] = await vestirDaCarteira(
    banco,
    sessao,
    [clienteId],
    diaDaCarteira(negocio, sessao, agora),
  )
  const parametros = negocio.parametrosEntre(filialId === null ? [] : [filialId])
  const limites = (await limitesDoCliente(banco, { clienteId })).map(({ total, ...limite }) => ({
    total,
    ...usoDoLimite({ total, ...limite }, parametros),
  }))
  const soma = somaDosLimites(limites)
  return {
    id: clienteId,
    razSoc: dono.razaoSocial,
    fant: dono.fantasia,
    estado: daCarteira ? ESTADOS_DA_CARTEIRA[daCarteira.estado] : null,
    porque: daCarteira?.porque ?? null,
    vlAno: daCarteira?.vlAno ?? 0,
    vlTicket: daCarteira?.vlTicket ?? 0,
    vencidos: daCarteira?.vencidos ?? { qtde: 0, valor: 0 },
    bloqueio: dono.motivoBloqueio,
    limite:
      limites.length === 0 ? null : { total: soma.total.toNumber(), disponivel: soma.disponivel.toNumber() },
  }
}
