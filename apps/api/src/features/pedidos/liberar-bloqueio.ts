import { ErroDeNegocio } from '@balcao/dominio/erros'
import { BLOQUEIOS, impedimentoParaLiberar } from '@balcao/dominio/pedidos/bloqueios'
import { liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'
import { type Caso, contarAosOutros } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { exigirQueDecida } from '../aprovacoes/decidir.ts'
import { atualizarAprovacao } from '../aprovacoes/pedir.ts'
import { anunciarPedido } from './anunciar.ts'
import { porExtenso } from './bloquear.ts'
import { exigirVersao } from './exigir-versao.ts'
import { mudarStatus } from './mudar-status.ts'
import {
  bloqueioDoPedido,
  bloqueiosAbertos,
  gravarLiberacao,
  gravarPedido,
  type LinhaDoBloqueio,
  type LinhaDoPedido,
  registrarNoPedido,
  travarPedidoVisivel,
} from './queries-mudanca.ts'
import { criarRotulador } from './rotular-status.ts'

export const rotaLiberarBloqueio = rota(
  liberarBloqueio,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const antes = await travarPedidoVisivel(tx, sessao, params.id)
    const bloqueio = await bloqueioDoPedido(tx, antes.id, params.idBloqueio)
    if (!bloqueio) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { tipo } = bloqueio
    const impedimento = impedimentoParaLiberar(
      {
        tipo,
        liberado: bloqueio.liberadoEm !== null,
        status: antes.status,
        vendedorId: antes.colaboradorId,
      },
      { ...sessao, exigeOutraPessoa: negocio.parametros(antes.filialId).pedidoLiberaOutraPessoa },
    )
    if (impedimento) throw new ErroDeNegocio(impedimento)
    await exigirQueDecida(
      tx,
      { sessao, negocio },
      {
        tipo: 'PEDIDO',
        referenciaId: antes.id,
        filialId: antes.filialId,
        motivos: [tipo],
        interessados: [antes.colaboradorId],
        valor: antes.valorTotal,
        desconto: null,
      },
    )
    await exigirVersao(tx, negocio, antes, corpo.versao)
    const depois = await soltarBloqueio(tx, { negocio, autoria }, antes, bloqueio, corpo.motivo)
    return { versao: depois.versao, status: criarRotulador(negocio)(depois.status, depois.filialId) }
  },
)

/** VEN-01 Lets one block go, whichever door asked: with the last one the order goes on. It is held by whoever calls. */
export async function soltarBloqueio(
  tx: Tx,
  caso: Caso,
  antes: LinhaDoPedido,
  { id, tipo }: LinhaDoBloqueio,
  motivo: string,
): Promise<LinhaDoPedido> {
  const { autoria } = caso
  await gravarLiberacao(tx, id, { liberadoEm: autoria.agora, liberadoPor: autoria.colaboradorId, motivo })
  const liberado = await gravarPedido(tx, autoria, antes.id)
  await registrarNoPedido(tx, {
    pedidoId: antes.id,
    quando: autoria.agora,
    tipo: 'LIBERACAO',
    colaboradorId: autoria.colaboradorId,
    observacao: `${BLOQUEIOS[tipo].label}: ${motivo}`,
    versao: liberado.versao,
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'pedido',
    entidadeId: antes.id,
    acao: 'LIBERACAO',
    dados: { bloqueio: id, tipo, motivo },
  })
  const abertos = await bloqueiosAbertos(tx, antes.id)
  if (antes.status === 'BLOQUEADO' && abertos.length === 0)
    return mudarStatus(tx, caso, liberado, { para: 'LIBERADO', observacao: motivo })
  if (abertos.length > 0)
    await atualizarAprovacao(
      tx,
      caso,
      { tipo: 'PEDIDO', referenciaId: antes.id },
      { motivos: [...new Set(abertos.map((um) => um.tipo))], resumo: porExtenso(abertos) },
    )
  await anunciarPedido(tx, autoria)
  await contarAosOutros(tx, caso, 'pedidoMudouPorDentro', { pedidoId: antes.id })
  return liberado
}
