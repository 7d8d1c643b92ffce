import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { dizerValor } from '@balcao/dominio/ajustes/campo'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  livreDe,
  mesmoSaldo,
  problemasDaCorrecao,
  type Saldo,
  versaoDoSaldo,
} from '@balcao/dominio/estoque/correcao'
import {
  CAMPOS_DA_CORRECAO,
  corrigirEstoque,
  listarEstoque,
  obterEstoque,
} from '@balcao/dominio/estoque/manter'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import {
  correcoesDoProduto,
  filialPedida,
  gravarSaldo,
  type Onde,
  paginaDoEstoque,
  produtoNaFilial,
  reservasDoProduto,
  travarSaldo,
} from './queries-manter.ts'

const VAZIA = { itens: [], paginator: { page: 1, total: 0, paginas: 0, totalExato: true } }
const NUMEROS = ['quantidade', 'bloqueado', 'minimo'] as const

const entidadeDe = ({ idFilial, idProduto }: Onde): string => `${idFilial}-${idProduto}`

const rotaListarEstoque = rota(listarEstoque, async ({ query, sessao, tx }) => {
  const daVez = await filialPedida(tx, filialVisivel(sessao), query.filial)
  if (!daVez) return { ...VAZIA, paginator: { ...VAZIA.paginator, take: query.take } }
  const { itens, paginator } = await paginaDoEstoque(tx, daVez.id, query)
  return { paginator, itens: itens.map((item) => ({ ...item, livre: livreDe(item) })) }
})

const rotaObterEstoque = rota(obterEstoque, async ({ params, sessao, negocio, tx }) => {
  const { filial, produto, saldo } = await achar(tx, sessao, params)
  const reservas = await reservasDoProduto(tx, params)
  const correcoes = await correcoesDoProduto(tx, entidadeDe(params))
  return {
    filial,
    produto,
    ...saldo,
    livre: livreDe(saldo),
    versao: versaoDoSaldo(saldo),
    vendeSemEstoque: negocio.parametros(params.idFilial).vendeSemEstoque,
    reservas,
    correcoes: correcoes.map(({ id, quando, quem, acao, dados }) => {
      const { antes, depois } = dados as Record<'antes' | 'depois', ValoresDoAjuste>
      return {
        id,
        quando: quando.toISOString(),
        quem,
        motivo: depois.motivo ?? (acao === 'DESFAZER' ? 'Desfeita a correção de antes' : ''),
        mudancas: NUMEROS.filter((campo) => campo in depois).map((campo) => ({
          campo: CAMPOS_DA_CORRECAO[campo]?.nome ?? campo,
          antes: dizer(campo, antes),
          depois: dizer(campo, depois),
        })),
      }
    }),
  }
})

const dizer = (campo: string, valores: ValoresDoAjuste): string => {
  const descrito = CAMPOS_DA_CORRECAO[campo]
  return descrito ? dizerValor(descrito, valores[campo] ?? '') : ''
}

async function achar(banco: Executor, sessao: Sessao, onde: Onde) {
  const visivel = await filialPedida(banco, filialVisivel(sessao), onde.idFilial)
  const achado = visivel && (await produtoNaFilial(banco, onde))
  if (!achado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return achado
}

const rotaCorrigirEstoque = rota(
  corrigirEstoque,
  async ({ params, corpo: { versao, motivo, ...novo }, sessao, negocio, autoria, tx }) => {
    await achar(tx, sessao, params)
    await travarSaldo(tx, params)
    const { saldo, produto, filial } = await achar(tx, sessao, params)
    if (versaoDoSaldo(saldo) !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const { vendeSemEstoque } = negocio.parametros(params.idFilial)
    const problemas = problemasDaCorrecao(novo, saldo, { unidade: produto.unidade, vendeSemEstoque })
    if (Object.keys(problemas).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: problemas })
    const nome = `${produto.idExibicao} ${produto.descricao} · ${filial}`
    await gravar(tx, autoria, { onde: params, nome, antes: saldo, depois: novo, motivo })
    return { message: `Estoque de ${nome} corrigido.`, versao: versaoDoSaldo(novo) }
  },
)

type Correcao = { onde: Onde; nome: string; antes: Saldo; depois: Saldo; motivo?: string; desfaz?: number }

/** ADM-07 The one way in which stock changes by hand: what was counted and its entry, together, under the lock of the row. */
async function gravar(tx: Tx, autoria: Autoria, { onde, nome, antes, depois, motivo, desfaz }: Correcao) {
  await gravarSaldo(tx, onde, depois)
  const mudaram = NUMEROS.filter((campo) => antes[campo] !== depois[campo])
  const dito = (saldo: Saldo) => Object.fromEntries(mudaram.map((campo) => [campo, String(saldo[campo])]))
  await registrarAjuste(tx, autoria, {
    assunto: 'estoque',
    id: entidadeDe(onde),
    nome,
    antes: dito(antes),
    depois: { ...dito(depois), ...(motivo && { motivo }) },
    ...(desfaz !== undefined && { desfaz }),
  })
}

/** What an entry says to have counted must be there still, and what comes back must not take from orders what they hold. */
export const desfazerEstoque: Desfazer = async (
  { tx, autoria, sessao },
  { id, entidadeId, antes, depois },
) => {
  const [idFilial = 0, idProduto = 0] = entidadeId.split('-').map(Number)
  const onde = { idFilial, idProduto }
  await travarSaldo(tx, onde)
  const { saldo, produto, filial } = await achar(tx, sessao, onde)
  const com = (valores: ValoresDoAjuste | null): Saldo => ({
    quantidade: Number(valores?.quantidade ?? saldo.quantidade),
    bloqueado: Number(valores?.bloqueado ?? saldo.bloqueado),
    minimo: Number(valores?.minimo ?? saldo.minimo),
  })
  if (!mesmoSaldo(com(depois), saldo)) throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const volta = com(antes)
  const [problema] = Object.values(
    problemasDaCorrecao(volta, saldo, { unidade: produto.unidade, vendeSemEstoque: false }),
  )
  if (problema) throw new ErroDeNegocio('AJUSTE_NAO_CABE', { mensagem: problema })
  const nome = `${produto.idExibicao} ${produto.descricao} · ${filial}`
  await gravar(tx, autoria, { onde, nome, antes: saldo, depois: volta, desfaz: id })
}

export const rotasDoEstoque: Rota[] = [rotaListarEstoque, rotaObterEstoque, rotaCorrigirEstoque]
