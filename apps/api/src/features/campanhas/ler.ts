import {
  listarCampanhas,
  obterCampanha,
  opcoesDaCampanha,
  type ResultadoDaCampanha,
} from '@balcao/dominio/campanhas/contratos'
import { fraseDaCampanha } from '@balcao/dominio/campanhas/historico'
import { periodoAnterior } from '@balcao/dominio/campanhas/regras'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { margemVisivel } from '@balcao/dominio/pedidos/margem'
import { pode } from '@balcao/dominio/permissoes'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { filiaisDaSessao, type Sessao } from '../../sessao.ts'
import { apresentarCampanha, comoDigitada } from './presenter.ts'
import {
  type CampanhaDoBanco,
  campanhaVisivelPorId,
  historicoDaCampanha,
  nomesDasCampanhas,
  opcoesDasCampanhas,
  paginaDeCampanhas,
} from './queries.ts'
import { comprasDosClientes, somasDaCampanha, usosDaCampanha } from './queries-resultado.ts'

export const rotaListarCampanhas = rota(listarCampanhas, async ({ query, sessao, agora, tx }) => {
  const hoje = hojeEm(agora)
  const { itens, paginator } = await paginaDeCampanhas(tx, sessao, query, hoje)
  const nomes = await nomesDasCampanhas(tx, itens)
  const gere = pode(sessao.autorizacoes, 'CAMPANHA_GERIR')
  return { itens: itens.map((item) => apresentarCampanha(item, nomes, { hoje, gere })), paginator }
})

export const rotaOpcoesDaCampanha = rota(opcoesDaCampanha, ({ tx }) => opcoesDasCampanhas(tx))

export const rotaObterCampanha = rota(obterCampanha, async ({ params, sessao, negocio, agora, tx }) => {
  const hoje = hojeEm(agora)
  const linha = await campanhaVisivelPorId(tx, sessao, params.idCampanha, hoje)
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const nomes = await nomesDasCampanhas(tx, [linha])
  const gere = pode(sessao.autorizacoes, 'CAMPANHA_GERIR')
  const dita = apresentarCampanha(linha, nomes, { hoje, gere })
  const nomeados = (ids: readonly number[], de: ReadonlyMap<number, string>) =>
    ids.map((id) => ({ id, nome: de.get(id) ?? String(id) }))
  const { beneficio } = linha
  const dados = beneficio.tipo === 'BRINDE' && beneficio.idProd !== null ? [beneficio.idProd] : []
  return {
    ...dita,
    digitada: comoDigitada(linha, gere),
    nomes: {
      produtos: nomeados([...new Set([...linha.produtos, ...dados])], nomes.produtos),
      clientes: gere ? nomeados(linha.clientes, nomes.clientes) : [],
    },
    encerradaEm: linha.encerradaEm?.toISOString() ?? null,
    resultado: gere ? await resultadoDa(tx, { negocio, sessao }, linha, hoje) : null,
    usos: gere
      ? (await usosDaCampanha(tx, { id: linha.id })).map(({ pedidoId, usadaEm, ...uso }) => ({
          idPedido: pedidoId,
          cliente: uso.cliente,
          unidades: Number(uso.unidades),
          valor: Number(uso.valor),
          quando: usadaEm.toISOString(),
        }))
      : [],
    historico: gere
      ? (await historicoDaCampanha(tx, linha.id)).map(({ quando, quem, acao, dados: fatos }) => ({
          quando: quando.toISOString(),
          quem,
          texto: fraseDaCampanha(acao, fatos as Record<string, unknown> | null),
        }))
      : [],
    impedimento: !gere
      ? ERROS.SEM_PERMISSAO.mensagem
      : dita.situacao === 'TERMINADA' || dita.situacao === 'ENCERRADA'
        ? ERROS.CAMPANHA_TERMINADA.mensagem
        : null,
  }
})

type Quem = { negocio: Pick<Negocio, 'parametrosEntre'>; sessao: Sessao }

async function resultadoDa(
  banco: Executor,
  { negocio, sessao }: Quem,
  linha: CampanhaDoBanco,
  hoje: string,
): Promise<ResultadoDaCampanha> {
  const { margem, ...somas } = await somasDaCampanha(banco, linha.id)
  const periodo = periodoAnterior(
    { ...linha, encerradaNoDia: linha.encerradaEm && hojeEm(linha.encerradaEm) },
    hoje,
  )
  return {
    ...somas,
    margem: margemVisivel(margem, {
      exibeMargemLucro: negocio.parametrosEntre(filiaisDaSessao(sessao)).exibeMargemLucro,
      autorizado: pode(sessao.autorizacoes, 'PEDIDO_MARGEM'),
    }),
    comparacao: periodo && {
      ...periodo,
      durante: await comprasDosClientes(banco, linha.id, periodo.de, periodo.ate),
      antes: await comprasDosClientes(banco, linha.id, periodo.antesDe, periodo.antesAte),
    },
  }
}
