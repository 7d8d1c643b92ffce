import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import { porQueNaoCota } from '@balcao/dominio/fretes/por-que-nao-cota'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { calendarioDaFilial } from '../../filiais/queries.ts'
import type { CargaACotar } from '../../fretes/cotador.ts'
import { lerDestino } from '../../fretes/destino.ts'
import { criarCotadorExterno } from '../../fretes/externo.ts'
import { criarCotadorPorTabela } from '../../fretes/por-tabela.ts'
import { apresentarCotacoes } from '../../fretes/presenter.ts'
import { condicionaisAtivas, origemDaFilial, tipoDeFrete } from '../../fretes/queries.ts'
import { reunirCotacoes } from '../../fretes/reunir.ts'
import { apresentarCarga, cargaDoOrcamento, volumeDaCarga } from './carga.ts'

type Query = ValorDe<typeof cotarFrete, 'query'>

/** FRE-01 … FRE-04 */
export const rotaCotarFrete = rota(cotarFrete, async ({ query, sessao, negocio, agora, tx: banco }) => {
  const carga = await comOTipoPedido(banco, await acharCarga(banco, sessao, query), query.idTipoFrete)
  const destino = lerDestino(query) ?? carga.destino
  const apresentada = apresentarCarga(carga, destino)
  const porQueNao = porQueNaoCota(apresentada)
  if (porQueNao || !destino) throw new ErroDeNegocio(porQueNao ?? 'FRETE_SEM_DESTINO')
  const { filialId } = carga
  const parametros = negocio.parametros(filialId)
  const hoje = hojeEm(agora)
  const { cotacoes, falhas } = await reunirCotacoes(cotadores(banco, filialId, parametros), {
    origem: carga.origem,
    destino,
    carga: { peso: carga.peso, m3: volumeDaCarga(carga), total: carga.total },
    hoje,
    redespacho: query.redespacho,
    condicionais: await condicionaisPedidas(banco, query.condicionais),
  })
  const calendario = await calendarioDaFilial(banco, filialId)
  return {
    carga: apresentada,
    itens: apresentarCotacoes(cotacoes, { carga, hoje, calendario, parametros }),
    falhas,
  }
})

const cotadores = (banco: Executor, filialId: number, parametros: ParametrosDaFilial) => ({
  emUso: parametros.freteCotador,
  tabela: criarCotadorPorTabela({ banco, filialId, cubagemPadrao: parametros.freteCubagemKgM3 }),
  externo: criarCotadorExterno({
    banco,
    endereco: parametros.freteExternoEndereco,
    token: parametros.freteExternoToken,
    prazoMs: parametros.freteExternoSegundos * 1000,
  }),
})

/** A stranger's quote is refused like one that does not exist. */
async function acharCarga(banco: Executor, sessao: Sessao, query: Query): Promise<CargaACotar> {
  if (query.orcamentoId === undefined) return cargaDita(banco, sessao, query)
  const carga = await cargaDoOrcamento(banco, sessao, query.orcamentoId)
  if (!carga) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return carga
}

async function cargaDita(banco: Executor, sessao: Sessao, query: Query): Promise<CargaACotar> {
  const { peso, volume = 0, total } = query
  if (peso === undefined || total === undefined)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: {
        ...(peso === undefined && { peso: MENSAGENS.obrigatorio }),
        ...(total === undefined && { total: MENSAGENS.obrigatorio }),
      },
    })
  const origem = sessao.filialId === null ? undefined : await origemDaFilial(banco, sessao.filialId)
  if (!origem) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { orcamentoId: MENSAGENS.obrigatorio } })
  return {
    filialId: origem.id,
    origem,
    destino: null,
    tipoFrete: null,
    pesoLiquido: peso,
    peso,
    litros: volume,
    total,
    jaPago: 0,
  }
}

async function comOTipoPedido(
  banco: Executor,
  carga: CargaACotar,
  idTipoFrete: number | undefined,
): Promise<CargaACotar> {
  if (idTipoFrete === undefined) return carga
  const tipoFrete = await tipoDeFrete(banco, idTipoFrete)
  if (!tipoFrete) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idTipoFrete: MENSAGENS.invalido } })
  return { ...carga, tipoFrete }
}

async function condicionaisPedidas(banco: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const pedidas = (await condicionaisAtivas(banco)).filter(({ id }) => ids.includes(id))
  if (pedidas.length < new Set(ids).size)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { condicionais: MENSAGENS.invalido } })
  return pedidas
}
