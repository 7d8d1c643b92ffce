import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro, formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { numeroDoTexto } from '@balcao/dominio/formatos/numero-do-texto'
import {
  demaisDeUmaVez,
  dizerMudanca,
  type MudancaDigitada,
  mudarVariosPrecos,
  opcoesDaMudanca,
  preverMudancaDePrecos,
} from '@balcao/dominio/precos/mudanca-de-precos'
import {
  ARREDONDAMENTOS,
  mudarVarios,
  type PrecoMudado,
  resumoDaMudanca,
} from '@balcao/dominio/precos/mudar-varios'
import { MAIOR_PRECO, valorDoPreco } from '@balcao/dominio/precos/periodos'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Rota } from '../../../platform/http/rota.ts'
import { rota } from '../../../rota.ts'
import type { Desfazer } from '../../ajustes/desfazer.ts'
import { registrarAjuste } from '../../ajustes/registrar.ts'
import { tabelaPedida, travarTabelaDePreco } from './queries.ts'
import {
  devolverPrecos,
  estaComoFicou,
  gravarMudancaDeVarios,
  marcasEFamilias,
  mudancaPorId,
  type PrecoEmVigor,
  precosAMudar,
  quantosMarcados,
} from './queries-varios.ts'

type Mudado = PrecoMudado<PrecoEmVigor>

/** The same for the preview and for the change: what would change, and the number by which it is known again. */
async function calcular(banco: Executor, pedida: MudancaDigitada, hoje: string) {
  const tabela = await tabelaPedida(banco, pedida.tabela)
  if (!tabela) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { tabela: 'Não há esta tabela.' } })
  if (pedida.desde < hoje)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { desde: 'O que passou fica como foi: comece hoje ou depois.' },
    })
  const precos = await precosAMudar(banco, pedida)
  const demais = demaisDeUmaVez(precos.length)
  if (demais) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { tabela: demais } })
  const mudados = mudarVarios(precos, pedida)
  if (mudados.some(({ novo }) => Number(novo) > MAIOR_PRECO))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: {
        percentual: `Algum preço passaria de ${formatarDinheiro(MAIOR_PRECO, 2)}, o maior que se digita.`,
      },
    })
  const escritos = mudados.map(({ idProduto, inicio, fim, novo }) => [idProduto, inicio, fim, novo].join(';'))
  return { tabela, precos, mudados, versao: numeroDoTexto(escritos.join('\n')) }
}

const tamanho = ({ diferenca }: Mudado) => Math.abs(diferenca)
const EM_ORDEM = {
  DIFERENCA: (a: Mudado, b: Mudado) => tamanho(b) - tamanho(a),
  CUSTO: (a: Mudado, b: Mudado) =>
    Number(b.abaixoDoCusto) - Number(a.abaixoDoCusto) || tamanho(b) - tamanho(a),
  DESCRICAO: (a: Mudado, b: Mudado) => a.descricao.localeCompare(b.descricao, 'pt-BR'),
}

const rotaPreverMudanca = rota(preverMudancaDePrecos, async ({ query, agora, tx }) => {
  const { page, take, ordem, ...pedida } = query
  const { precos, mudados, versao } = await calcular(tx, pedida, hojeEm(agora))
  const total = mudados.length
  const itens = mudados.toSorted(EM_ORDEM[ordem]).slice((page - 1) * take, page * take)
  return {
    versao,
    ...resumoDaMudanca(precos, mudados),
    marcados: await quantosMarcados(
      tx,
      pedida.tabela,
      pedida.desde,
      mudados.map(({ idProduto }) => idProduto),
    ),
    itens: itens.map(({ inicio: _inicio, fim: _fim, valor, custo, ...item }) => ({
      ...item,
      valor: valorDoPreco(valor),
      custo: custo && valorDoPreco(custo),
    })),
    paginator: { page, take, total, paginas: Math.ceil(total / take), totalExato: true },
  }
})

const rotaMudarVarios = rota(mudarVariosPrecos, async ({ corpo, agora, autoria, tx }) => {
  const { versao, ...pedida } = corpo
  await travarTabelaDePreco(tx, pedida.tabela)
  const { tabela, mudados, versao: deAgora } = await calcular(tx, pedida, hojeEm(agora))
  if (mudados.length === 0)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { percentual: 'Nenhum preço mudaria.' } })
  if (deAgora !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const id = await gravarMudancaDeVarios(tx, autoria, pedida, mudados)
  await registrarAjuste(tx, autoria, {
    assunto: 'mudanca-de-precos',
    id,
    nome: `${tabela.nome} ${dizerMudanca(pedida)}`,
    antes: null,
    depois: {
      percentual: dizerMudanca({ ...pedida, marcas: [], familias: [] }),
      marcas: pedida.marcas.join(', '),
      familias: pedida.familias.join(', '),
      arredondamento: ARREDONDAMENTOS[pedida.arredondamento],
      desde: pedida.desde,
      precos: String(mudados.length),
    },
  })
  return { message: `${formatarNumero(mudados.length)} preços mudados.`, precos: mudados.length }
})

const rotaOpcoesDaMudanca = rota(opcoesDaMudanca, ({ tx }) => marcasEFamilias(tx))

/** All of it or nothing: where any of those prices is no longer as it was left, none goes back. */
export const desfazerMudancaDePrecos: Desfazer = async (
  { tx, autoria },
  { id, entidadeId, antes, depois },
) => {
  const lida = await mudancaPorId(tx, Number(entidadeId))
  if (!lida) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await travarTabelaDePreco(tx, lida.tabelaPrecoId)
  if (lida.desfeitaEm || !(await estaComoFicou(tx, lida))) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  await devolverPrecos(tx, autoria, lida)
  const tabela = await tabelaPedida(tx, lida.tabelaPrecoId)
  await registrarAjuste(tx, autoria, {
    assunto: 'mudanca-de-precos',
    id: entidadeId,
    nome: tabela?.nome ?? '',
    antes: depois,
    depois: antes,
    desfaz: id,
  })
}

export const rotasDaMudancaDePrecos: Rota[] = [rotaPreverMudanca, rotaMudarVarios, rotaOpcoesDaMudanca]
