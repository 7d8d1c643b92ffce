import type { Decimal } from '@balcao/dominio/formatos/decimal'
import { escolherRegioes } from '@balcao/dominio/fretes/cobertura'
import { cotar } from '@balcao/dominio/fretes/cotar'
import { MODOS_DE_TRANSPORTE, TABELAS_DE_FRETE, TIPOS_DE_TABELA } from '@balcao/dominio/fretes/tipos'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { CotacaoDoCotador, CotadorDeFrete, LugarDoFrete, PedidoDeCotacao } from './cotador.ts'
import {
  type FaixaDaRegiao,
  faixasDasRegioes,
  type RegiaoQueCobre,
  regioesQueCobrem,
  type TrechoDaRegiao,
  trechosDasRegioes,
} from './queries-tabelas.ts'

type Tabelas = {
  banco: Executor
  filialId: number
  /** Where a table does not say how much a cubic metre counts as. */
  cubagemPadrao: number
  /** Only of this one, where somebody asks about it alone. */
  transportadoraId?: number
}

type TrechoComTabela = Pick<RegiaoQueCobre, 'regiao' | 'tabela' | 'transportadora'> & { origem: string }

const dito = ({ cidade, uf }: LugarDoFrete) => `${cidade}/${uf}`

/** FRE-04 The distributor's own tables: as many questions to the database for one carrier as for all. */
export const criarCotadorPorTabela = ({
  banco,
  filialId,
  cubagemPadrao,
  transportadoraId,
}: Tabelas): CotadorDeFrete => ({
  nome: TABELAS_DE_FRETE,
  async cotar(pedido) {
    const { destino, hoje, origem } = pedido
    const regioes = escolherRegioes(
      await regioesQueCobrem(banco, { filialId, destino, hoje, transportadoraId }),
    )
    if (regioes.length === 0) return []
    const ids = regioes.map(({ regiaoId }) => regiaoId)
    const seguintes = await trechosDasRegioes(banco, ids, hoje)
    const todas = new Set([...ids, ...seguintes.map(({ regiao }) => regiao.id)])
    const faixas = Map.groupBy(await faixasDasRegioes(banco, [...todas]), ({ regiaoId }) => regiaoId)
    const seguintesDe = Map.groupBy(seguintes, ({ daRegiaoId }) => daRegiaoId)
    return regioes.flatMap((regiao) => {
      const depois = seguintesDe.get(regiao.regiaoId) ?? []
      if (!serve(depois, pedido)) return []
      const caminho = [{ ...regiao, origem: dito(origem) }, ...depois]
      return cotarCaminho(caminho, pedido, { faixas, cubagemPadrao })
    })
  },
})

/** A way that nobody goes to its end any more is none. */
const serve = (seguintes: readonly TrechoDaRegiao[], { redespacho }: PedidoDeCotacao) =>
  seguintes.length === 0 || (redespacho && seguintes.every(({ vale }) => vale))

type Precos = { faixas: ReadonlyMap<number, FaixaDaRegiao[]>; cubagemPadrao: number }

function cotarCaminho(
  caminho: readonly TrechoComTabela[],
  { carga, condicionais }: PedidoDeCotacao,
  { faixas, cubagemPadrao }: Precos,
): CotacaoDoCotador[] {
  const [primeiro, ultimo] = [caminho[0], caminho.at(-1)]
  if (!primeiro || !ultimo) return []
  const cotado = cotar({
    trechos: caminho.map((trecho) => ({
      ...trecho,
      prazo: trecho.regiao.prazo,
      tarifa: {
        ...trecho.regiao,
        cubagem: trecho.tabela.cubagemKgM3 ?? cubagemPadrao,
        faixas: faixas.get(trecho.regiao.id) ?? [],
      },
    })),
    carga,
    condicionais,
    isencao: primeiro.regiao.isencao,
  })
  const aConsultar = caminho.some(({ regiao }) => regiao.aConsultar)
  const valorOuNada = (valor: Decimal) => (aConsultar ? 0 : Number(valor))
  return [
    {
      numero: `T${primeiro.tabela.id}-${primeiro.regiao.id}`,
      nomeTransp: primeiro.transportadora.nome,
      idTransp: primeiro.transportadora.id,
      prazo: cotado.prazo,
      trechos: cotado.trechos.map(({ tabela, transportadora, origem, prazo, valor }) => ({
        modo: MODOS_DE_TRANSPORTE[tabela.modo],
        origem,
        nomeTransp: transportadora.nome,
        tabela: tabela.nome,
        tipoTabela: TIPOS_DE_TABELA[tabela.tipo],
        prazo,
        valor: valorOuNada(valor),
      })),
      diasSemanaEntrega: ultimo.regiao.diasEntrega,
      valor: valorOuNada(cotado.valor),
      aConsultar,
      vlMin: Number(cotado.minimo),
      vlIsenta: primeiro.regiao.isencao === null ? null : Number(primeiro.regiao.isencao),
      termos: aConsultar ? [] : cotado.termos.map((termo) => ({ ...termo, valor: Number(termo.valor) })),
    },
  ]
}
