import { retirarAprovacao, separarAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { escolherChapeu, impedimentoParaRetirar } from '@balcao/dominio/aprovacoes/quem-decide'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import type { Aprovadores } from './aprovador.ts'
import { chapeusDa, criarChapeus } from './chapeus.ts'
import { comoSeDecide, exigeOutraPessoa } from './decidir.ts'
import { anunciarAprovacoes } from './pedir.ts'
import { aprovacaoQueSeVe } from './queries.ts'
import { gravarAprovacao, travarAprovacao } from './queries-mudanca.ts'

const UM_DIA_MS = 86_400_000

/** GES-03 Set aside with a note and a limit in time, by whoever might decide. */
export const rotaSepararAprovacao = rota(
  separarAprovacao,
  async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const chapeus = await chapeusDa(tx, sessao, agora)
    const vista = await aprovacaoQueSeVe(tx, sessao, chapeus, params.idAprovacao)
    if (!vista) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const antes = await travarAprovacao(tx, vista.id)
    const escolhido = escolherChapeu(comoSeDecide(antes), {
      pessoaId: sessao.colaboradorId,
      chapeus: await criarChapeus(tx, chapeus)(antes.filialId),
      exigeOutraPessoa: exigeOutraPessoa({ negocio }, antes.filialId),
    })
    if ('impedimento' in escolhido) throw new ErroDeNegocio(escolhido.impedimento)
    if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const ate = new Date(corpo.ate)
    const dias = negocio.parametrosEntre(
      antes.filialId === null ? [] : [antes.filialId],
    ).aprovacaoDiasSeparada
    const maximo = new Date(agora.getTime() + dias * UM_DIA_MS)
    if (ate <= agora || ate > maximo)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
        campos: {
          ate: ate <= agora ? MENSAGENS.dataInvalida : `Ponha de lado por no máximo ${emDias(dias)}.`,
        },
      })
    const { anotacao } = corpo
    const { versao } = await gravarAprovacao(tx, autoria, antes.id, {
      situacao: 'SEPARADA',
      separadaAte: ate,
      anotacao,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'aprovacao',
      entidadeId: antes.id,
      acao: 'SEPARADA',
      dados: { anotacao, ate: ate.toISOString() },
    })
    await anunciarAprovacoes(tx, { autoria })
    return { versao, message: 'Posta de lado: ela volta sozinha no fim do prazo.' }
  },
)

export const rotaRetirarAprovacao = (aprovadores: Aprovadores): Rota =>
  rota(retirarAprovacao, async ({ params, corpo, sessao, negocio, agora, autoria, tx }) => {
    const chapeus = await chapeusDa(tx, sessao, agora)
    const vista = await aprovacaoQueSeVe(tx, sessao, chapeus, params.idAprovacao)
    if (!vista) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const antes = await travarAprovacao(tx, vista.id)
    const impedimento = impedimentoParaRetirar(comoSeDecide(antes), sessao.colaboradorId)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const { versao } = await gravarAprovacao(tx, autoria, antes.id, {
      situacao: 'RETIRADA',
      decididaEm: agora,
      motivo: corpo.motivo || null,
    })
    await aprovadores[antes.tipo].retirar(tx, { negocio, autoria }, antes)
    await registrarHistorico(tx, autoria, {
      entidade: 'aprovacao',
      entidadeId: antes.id,
      acao: 'RETIRADA',
      dados: { motivo: corpo.motivo || null },
    })
    await anunciarAprovacoes(tx, { autoria })
    return { versao, message: 'Pedido retirado.' }
  })
