import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { totaisDaHome } from '@balcao/dominio/home/contratos'
import { emCadaFilial, type PorFilial, valorNaFilial } from '@balcao/dominio/parametros'
import { pode } from '@balcao/dominio/permissoes'
import type { Banco } from '../../platform/banco/conexao.ts'
import { umaVezPor } from '../../platform/banco/preparar.ts'
import { criarMemoria } from '../../platform/memoria.ts'
import { rota } from '../../rota.ts'
import { contarClientes, contarClientesPorFilial } from '../clientes/queries.ts'
import { alcanceDeClientes } from '../clientes/visibilidade.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { contarEstoquePorFilial } from '../produtos/queries.ts'
import { apresentarUnidade, somarEstoque } from './presenter.ts'

/** HOM-01 Each area only with its own permission; the rest of the page does not depend on it. */
export const rotaTotaisDaHome = rota(totaisDaHome, async ({ query, sessao, negocio, agora, tx }) => {
  const unidades = await unidadesVisiveis(tx, filialVisivel(sessao))
  const escolhidas = query.idFil ? unidades.filter(({ id }) => id === query.idFil) : unidades
  // Another branch's id is as good as one that does not exist.
  if (query.idFil && escolhidas.length === 0) throw new ErroDeNegocio('NAO_ENCONTRADO')

  const dias: PorFilial<number> = query.idFil
    ? { geral: negocio.parametros(query.idFil).diasClienteSemCompra, excecoes: new Map() }
    : negocio.parametroPorFilial('diasClienteSemCompra')
  const inativoDesde = emCadaFilial(dias, (quantos) => somarDias(hojeEm(agora), -quantos))
  const veClientes = pode(sessao.autorizacoes, 'CLIENTE_TOTAIS')
  const veEstoque = pode(sessao.autorizacoes, 'PRODUTO_TOTAIS')
  const ids = escolhidas.map(({ id }) => id)
  const contarTudo = async () => {
    const recorte = { filialId: query.idFil, inativoDesde }
    const [totais, porFilial] = await Promise.all([
      contarClientes(tx, sessao, recorte),
      contarClientesPorFilial(tx, sessao, ids),
    ])
    return { totais, porFilial }
  }
  const contados = async () => {
    const alcance = await alcanceDeClientes(tx, sessao)
    const quais = [alcance, query.idFil ?? ids, inativoDesde.geral, ...inativoDesde.excecoes]
    return clientesContados(negocio.banco)(JSON.stringify(quais), agora, contarTudo)
  }
  const [clientes, estoquePorFilial] = await Promise.all([
    veClientes ? contados() : null,
    veEstoque ? contarEstoquePorFilial(tx, ids) : null,
  ])
  return {
    clientes: clientes && { ...clientes.totais, diasSemCompra: unicoValor(dias, unidades) },
    estoque: estoquePorFilial && somarEstoque([...estoquePorFilial.values()]),
    filiais: escolhidas.map((unidade) =>
      apresentarUnidade(unidade, clientes?.porFilial ?? null, estoquePorFilial),
    ),
  }
})

type ClientesContados = {
  totais: Awaited<ReturnType<typeof contarClientes>>
  porFilial: Awaited<ReturnType<typeof contarClientesPorFilial>>
}

/** Counting 50,000 customers costs twenty times the rest of the page, and how many there are changes slowly. */
const clientesContados = umaVezPor((_banco: Banco) =>
  criarMemoria<ClientesContados>({ porMs: 30_000, maximo: 500 }),
)

/** What all of these branches say; null where they differ. */
function unicoValor(dias: PorFilial<number>, unidades: readonly { id: number }[]): number | null {
  const [unico = dias.geral, ...outros] = new Set(unidades.map(({ id }) => valorNaFilial(dias, id)))
  return outros.length === 0 ? unico : null
}
