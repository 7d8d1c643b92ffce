import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import {
  comMudanca,
  encerrarPreco,
  escreverPeriodos,
  excluirPreco,
  fixarPreco,
  lerPeriodos,
  type PeriodoDePreco,
  sobrepostos,
  versaoDosPeriodos,
} from '@balcao/dominio/precos/periodos'
import {
  encerrarPrecoDoProduto,
  excluirPrecoDoProduto,
  fixarPrecoDoProduto,
  listarPrecos,
  obterPrecos,
} from '@balcao/dominio/precos/tabela-de-precos'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import type { Rota } from '../../../platform/http/rota.ts'
import { rota } from '../../../rota.ts'
import type { Desfazer } from '../../ajustes/desfazer.ts'
import { registrarAjuste } from '../../ajustes/registrar.ts'
import { DESDE_SEMPRE } from '../../produtos/tabelas.ts'
import {
  gravarMudanca,
  paginaDePrecos,
  periodosDoProduto,
  produtoNaTabela,
  tabelaPedida,
  travarTabelaDePreco,
} from './queries.ts'

const comoTexto = (valor: string) => new Decimal(valor).toFixed()
const VAZIA = { itens: [], paginator: { page: 1, take: 1, total: 0, paginas: 0, totalExato: true } }

const rotaListarPrecos = rota(listarPrecos, async ({ query, agora, tx }) => {
  const tabela = await tabelaPedida(tx, query.tabela)
  if (!tabela) return { ...VAZIA, paginator: { ...VAZIA.paginator, take: query.take } }
  const { itens, paginator } = await paginaDePrecos(tx, tabela.id, query, hojeEm(agora))
  return {
    paginator,
    itens: itens.map(({ id, codigo, descricao, marca, unidade, ...precos }) => ({
      id,
      idExibicao: codigo,
      descricao,
      marca,
      unidade,
      valor: precos.valor && comoTexto(precos.valor),
      desde: precos.inicio === DESDE_SEMPRE ? null : precos.inicio,
      ate: precos.fim,
      proximo:
        precos.proximoValor && precos.proximoInicio
          ? { valor: comoTexto(precos.proximoValor), inicio: precos.proximoInicio }
          : null,
    })),
  }
})

const rotaObterPrecos = rota(obterPrecos, async ({ params: { idTabela, idProduto }, agora, tx }) => {
  const achado = await produtoNaTabela(tx, idTabela, idProduto)
  if (!achado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const periodos = await periodosDoProduto(tx, idTabela, idProduto)
  return {
    ...achado,
    hoje: hojeEm(agora),
    versao: versaoDosPeriodos(periodos),
    periodos: periodos.map(({ quando, valor, ...periodo }) => ({
      ...periodo,
      valor: comoTexto(valor),
      quando: quando.toISOString(),
    })),
  }
})

type Onde = { idTabela: number; idProduto: number }
type Regra = (periodos: readonly PeriodoDePreco[], hoje: string) => ReturnType<typeof fixarPreco>

/** ADM-07 The one way in which the price of a product changes by hand: under the lock of its table, with its entry. */
async function mudarPreco(
  { tx, autoria, agora }: { tx: Tx; autoria: Autoria; agora: Date },
  onde: Onde,
  { versao, regra }: { versao: number; regra: Regra },
): Promise<{ nome: string; versao: number }> {
  await travarTabelaDePreco(tx, onde.idTabela)
  const achado = await produtoNaTabela(tx, onde.idTabela, onde.idProduto)
  if (!achado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const periodos = await periodosDoProduto(tx, onde.idTabela, onde.idProduto)
  if (versaoDosPeriodos(periodos) !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const { mudanca, problemas } = regra(periodos, hojeEm(agora))
  if (problemas) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: problemas })
  await gravarMudanca(tx, autoria, onde, mudanca)
  const nome = `${achado.produto.idExibicao} ${achado.produto.descricao} · ${achado.tabela}`
  await registrarAjuste(tx, autoria, {
    assunto: 'preco',
    id: `${onde.idTabela}-${onde.idProduto}`,
    nome,
    antes: { periodos: escreverPeriodos(mudanca.sai) },
    depois: { periodos: escreverPeriodos(mudanca.entra) },
  })
  return { nome, versao: versaoDosPeriodos(comMudanca(periodos, mudanca) ?? []) }
}

const rotaFixarPreco = rota(fixarPrecoDoProduto, async ({ params, corpo, ...pedido }) => {
  const { versao, valor, ...dias } = corpo
  const feito = await mudarPreco(pedido, params, {
    versao,
    regra: (periodos, hoje) => fixarPreco(periodos, { ...dias, valor: String(valor) }, hoje),
  })
  return { message: `Preço de ${feito.nome} guardado.`, versao: feito.versao }
})

const rotaExcluirPreco = rota(excluirPrecoDoProduto, async ({ params, corpo, ...pedido }) => {
  const feito = await mudarPreco(pedido, params, {
    versao: corpo.versao,
    regra: (periodos, hoje) => excluirPreco(periodos, corpo.inicio, hoje),
  })
  return { message: `Preço de ${feito.nome} excluído.`, versao: feito.versao }
})

const rotaEncerrarPreco = rota(encerrarPrecoDoProduto, async ({ params, corpo, ...pedido }) => {
  const feito = await mudarPreco(pedido, params, {
    versao: corpo.versao,
    regra: (periodos, hoje) => encerrarPreco(periodos, corpo.fim, hoje),
  })
  return { message: `Preço de ${feito.nome} encerrado.`, versao: feito.versao }
})

/** What an entry says to have put there must be there still, and what comes back must not be in the way of another. */
export const desfazerPreco: Desfazer = async ({ tx, autoria }, { id, entidadeId, antes, depois }) => {
  const [idTabela = 0, idProduto = 0] = entidadeId.split('-').map(Number)
  const onde = { idTabela, idProduto }
  await travarTabelaDePreco(tx, idTabela)
  const achado = await produtoNaTabela(tx, idTabela, idProduto)
  const mudanca = { sai: lerPeriodos(depois?.periodos ?? ''), entra: lerPeriodos(antes?.periodos ?? '') }
  const resultado = comMudanca(await periodosDoProduto(tx, idTabela, idProduto), mudanca)
  if (!achado || !resultado || sobrepostos(resultado)) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  await gravarMudanca(tx, autoria, onde, mudanca)
  await registrarAjuste(tx, autoria, {
    assunto: 'preco',
    id: entidadeId,
    nome: `${achado.produto.idExibicao} ${achado.produto.descricao} · ${achado.tabela}`,
    antes: depois,
    depois: antes,
    desfaz: id,
  })
}

export const rotasDosPrecos: Rota[] = [
  rotaListarPrecos,
  rotaObterPrecos,
  rotaFixarPreco,
  rotaExcluirPreco,
  rotaEncerrarPreco,
]
