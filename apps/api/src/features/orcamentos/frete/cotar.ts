import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { type CotacaoDeFrete, cotarFrete } from '@balcao/dominio/fretes/contratos'
import { porQueNaoCota } from '@balcao/dominio/fretes/por-que-nao-cota'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { filialVisivel } from '../../filiais/visibilidade.ts'
import type { CargaACotar } from '../../fretes/cotador.ts'
import { lerDestino } from '../../fretes/destino.ts'
import { origemDaFilial, tipoDeFrete } from '../../fretes/queries.ts'
import { apresentarCarga, baseDaCarga, cargaDoOrcamento } from './carga.ts'
import { calculadoPela, cotarCarga } from './cotacoes.ts'
import { referenciaDoFrete } from './referencia.ts'

type Query = ValorDe<typeof cotarFrete, 'query'>

/** FRE-01 … FRE-04 */
export const rotaCotarFrete = rota(cotarFrete, async ({ query, sessao, negocio, agora, tx: banco }) => {
  const carga = await comOTipoPedido(banco, await acharCarga(banco, sessao, query), query.idTipoFrete)
  const dito = lerDestino(query)
  const destino = dito ?? carga.destino
  const apresentada = apresentarCarga(carga, destino)
  const porQueNao = porQueNaoCota(apresentada)
  if (porQueNao || !destino) throw new ErroDeNegocio(porQueNao ?? 'FRETE_SEM_DESTINO')
  const hoje = (query.orcamentoId === undefined && query.dia) || hojeEm(agora)
  const opcoes = { redespacho: query.redespacho, condicionais: query.condicionais }
  const { itens, falhas } = await cotarCarga({ banco, negocio, hoje, carga, destino, opcoes })
  // What goes elsewhere than the quote does is there to be told, and not to be charged.
  const { orcamentoId } = dito ? {} : query
  const base = baseDaCarga(carga, destino, { idTransp: null, hoje })
  const referencia = (cotacao: CotacaoDeFrete) =>
    orcamentoId === undefined || !cotacao.selecionavel
      ? null
      : referenciaDoFrete(negocio.segredos.fretes, orcamentoId, calculadoPela(cotacao, opcoes, base))
  return {
    carga: apresentada,
    itens: itens.map((cotacao) => ({ ...cotacao, referencia: referencia(cotacao) })),
    falhas,
  }
})

/** A stranger's quote is refused like one that does not exist. */
async function acharCarga(banco: Executor, sessao: Sessao, query: Query): Promise<CargaACotar> {
  if (query.orcamentoId === undefined) return cargaDita(banco, sessao, query)
  const carga = await cargaDoOrcamento(banco, sessao, query.orcamentoId)
  if (!carga) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return carga
}

async function cargaDita(banco: Executor, sessao: Sessao, query: Query): Promise<CargaACotar> {
  const { peso, volume = 0, total, idFil } = query
  if (peso === undefined || total === undefined)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: {
        ...(peso === undefined && { peso: MENSAGENS.obrigatorio }),
        ...(total === undefined && { total: MENSAGENS.obrigatorio }),
      },
    })
  const filialId = idFil ?? sessao.filialId
  const visivel = idFil === undefined ? undefined : filialVisivel(sessao)
  const origem = filialId === null ? undefined : await origemDaFilial(banco, filialId, visivel)
  if (!origem)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: idFil === undefined ? { orcamentoId: MENSAGENS.obrigatorio } : { idFil: MENSAGENS.invalido },
    })
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
