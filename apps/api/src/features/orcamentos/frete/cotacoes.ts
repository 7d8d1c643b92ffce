import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { BaseDoCalculo, FreteCalculado } from '@balcao/dominio/fretes/calculado'
import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import { TABELAS_DE_FRETE } from '@balcao/dominio/fretes/tipos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { calendarioDaFilial } from '../../filiais/queries.ts'
import type { CargaACotar, LugarDoFrete } from '../../fretes/cotador.ts'
import { criarCotadorExterno } from '../../fretes/externo.ts'
import { criarCotadorPorTabela } from '../../fretes/por-tabela.ts'
import { apresentarCotacoes } from '../../fretes/presenter.ts'
import { condicionaisAtivas } from '../../fretes/queries.ts'
import { reunirCotacoes } from '../../fretes/reunir.ts'
import { volumeDaCarga } from './carga.ts'

type Pergunta = {
  banco: Executor
  negocio: Negocio
  hoje: string
  carga: CargaACotar
  destino: LugarDoFrete
  opcoes: OpcoesDaCotacao
  /** The tables of this carrier alone; without it, whoever the branch asks. */
  transportadoraId?: number
}
type OpcoesDaCotacao = Pick<FreteCalculado, 'redespacho' | 'condicionais'>

/** FRE-01 … FRE-04 What each carrier asks for the load, and what the customer pays of it. */
export async function cotarCarga({ banco, negocio, hoje, carga, destino, opcoes, ...so }: Pergunta) {
  const { filialId } = carga
  const parametros = negocio.parametros(filialId)
  const { cotacoes, falhas } = await reunirCotacoes(
    {
      emUso: so.transportadoraId === undefined ? parametros.freteCotador : 'TABELA',
      tabela: criarCotadorPorTabela({ banco, filialId, cubagemPadrao: parametros.freteCubagemKgM3, ...so }),
      externo: criarCotadorExterno({
        banco,
        endereco: parametros.freteExternoEndereco,
        token: parametros.freteExternoToken,
        prazoMs: parametros.freteExternoSegundos * 1000,
      }),
    },
    {
      origem: carga.origem,
      destino,
      carga: { peso: carga.peso, m3: volumeDaCarga(carga), total: carga.total },
      hoje,
      redespacho: opcoes.redespacho,
      condicionais: await condicionaisPedidas(banco, opcoes.condicionais),
    },
  )
  const calendario = await calendarioDaFilial(banco, filialId)
  return { itens: apresentarCotacoes(cotacoes, { carga, hoje, calendario, parametros }), falhas }
}

async function condicionaisPedidas(banco: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const pedidas = (await condicionaisAtivas(banco)).filter(({ id }) => ids.includes(id))
  if (pedidas.length < new Set(ids).size)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { condicionais: MENSAGENS.invalido } })
  return pedidas
}

export const tipoDaTabela = ({ fonte, trechos }: CotacaoDeFrete): string =>
  fonte === TABELAS_DE_FRETE ? (trechos[0]?.tipoTabela ?? '') : ''

/** FRE-02 A quotation as a document keeps it, with all it rests on. */
export const calculadoPela = (
  cotacao: CotacaoDeFrete,
  { redespacho, condicionais }: OpcoesDaCotacao,
  base: Omit<BaseDoCalculo, 'idTransp'>,
): FreteCalculado => ({
  numero: cotacao.numero,
  fonte: cotacao.fonte,
  idTransp: cotacao.idTransp,
  nomeTransp: cotacao.nomeTransp,
  tipoTabela: tipoDaTabela(cotacao),
  prazo: cotacao.prazo,
  previsao: cotacao.previsao,
  valor: cotacao.valor,
  embutido: cotacao.vlEmbutido,
  pago: cotacao.vlPago,
  redespacho,
  condicionais,
  base: { ...base, idTransp: cotacao.idTransp },
  desatualizado: null,
})
