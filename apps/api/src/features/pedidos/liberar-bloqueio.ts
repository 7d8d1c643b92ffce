import { ErroDeNegocio } from '@balcao/dominio/erros'
import { BLOQUEIOS, impedimentoParaLiberar } from '@balcao/dominio/pedidos/bloqueios'
import { liberarBloqueio } from '@balcao/dominio/pedidos/vida-contratos'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { anunciarPedido } from './anunciar.ts'
import { exigirVersao } from './exigir-versao.ts'
import { mudarStatus } from './mudar-status.ts'
import {
  bloqueioDoPedido,
  contarAbertos,
  gravarLiberacao,
  gravarPedido,
  registrarNoPedido,
  travarPedidoVisivel,
} from './queries-mudanca.ts'
import { criarRotulador } from './rotular-status.ts'

export const rotaLiberarBloqueio = rota(
  liberarBloqueio,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
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
    await exigirVersao(tx, negocio, antes, corpo.versao)

    const { motivo } = corpo
    await gravarLiberacao(tx, bloqueio.id, {
      liberadoEm: agora,
      liberadoPor: sessao.colaboradorId,
      motivo,
    })
    const liberado = await gravarPedido(tx, autoria, antes.id)
    await registrarNoPedido(tx, {
      pedidoId: antes.id,
      quando: agora,
      tipo: 'LIBERACAO',
      colaboradorId: sessao.colaboradorId,
      observacao: `${BLOQUEIOS[tipo].label}: ${motivo}`,
      versao: liberado.versao,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'pedido',
      entidadeId: antes.id,
      acao: 'LIBERACAO',
      dados: { bloqueio: bloqueio.id, tipo, motivo },
    })
    const segue = antes.status === 'BLOQUEADO' && (await contarAbertos(tx, antes.id)) === 0
    const depois = segue
      ? await mudarStatus(tx, { negocio, autoria }, liberado, { para: 'LIBERADO', observacao: motivo })
      : liberado
    if (!segue) await anunciarPedido(tx, autoria)
    return { versao: depois.versao, status: criarRotulador(negocio)(depois.status, depois.filialId) }
  },
)
