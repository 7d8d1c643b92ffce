import { type Numerico, somar } from '@balcao/dominio/formatos/decimal'
import { type BaseDoCalculo, baseDoCalculo } from '@balcao/dominio/fretes/calculado'
import { emMetrosCubicos, type ItemDaCarga, medirCarga } from '@balcao/dominio/fretes/carga'
import type { CargaDoFrete } from '@balcao/dominio/fretes/contratos'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import type { CargaACotar, LugarDoFrete } from '../../fretes/cotador.ts'
import { mercadoriaDas } from '../conteudo/gravar-conteudo.ts'
import {
  caminhoDoOrcamento,
  freteJaPago,
  itensACarregar,
  medidasDosProdutos,
  orcamentoACotar,
} from './queries.ts'

/** What is carried, and what it is worth: of the goods that are paid for, since freight and its taxes do not decide freight. */
export type Levado = { itens: readonly ItemDaCarga[]; mercadoria: Numerico }

type Caminho = Awaited<ReturnType<typeof caminhoDoOrcamento>>[number]

/** FRE-04 Null when there is no such quote for the session to see. */
export async function cargaDoOrcamento(
  banco: Executor,
  sessao: Sessao,
  orcamentoId: number,
): Promise<CargaACotar | null> {
  const encontrado = await orcamentoACotar(banco, sessao, orcamentoId)
  if (!encontrado) return null
  const itens = await itensACarregar(banco, orcamentoId)
  return reunir(banco, orcamentoId, encontrado, { itens, mercadoria: mercadoriaDas(itens) })
}

/** The same, of what its lines are about to be; the quote is held by whoever calls. */
export async function cargaDoLevado(tx: Tx, orcamentoId: number, levado: Levado): Promise<CargaACotar> {
  const [caminho] = await caminhoDoOrcamento(tx, { id: orcamentoId })
  if (!caminho) throw new Error(`o orçamento ${orcamentoId} não tem de onde nem para onde ir`)
  return reunir(tx, orcamentoId, caminho, levado)
}

async function reunir(
  banco: Executor,
  orcamentoId: number,
  { origem, destino, tipoFrete, clienteId, grupo }: Caminho,
  { itens, mercadoria }: Levado,
): Promise<CargaACotar> {
  const { pesoLiquido, peso, litros } = medirCarga(itens)
  return {
    filialId: origem.id,
    origem,
    destino,
    tipoFrete,
    pesoLiquido,
    peso,
    litros,
    total: mercadoria,
    jaPago: grupo === null ? 0 : await freteJaPago(banco, { orcamentoId, grupo, clienteId }),
  }
}

type Parte = { idProd: number; bonificado: boolean; mercadoria: Numerico; unidades: Numerico }

/** Of lines that may not be written yet: their measures are asked for once, for one as for five hundred. */
export async function levadoPelasPartes(tx: Tx, partes: readonly Parte[]): Promise<Levado> {
  const ids = [...new Set(partes.map(({ idProd }) => idProd))]
  const medidas = new Map((await medidasDosProdutos(tx, { ids })).map((medida) => [medida.id, medida]))
  return {
    itens: partes.flatMap(({ idProd, unidades }) => {
      const medida = medidas.get(idProd)
      return medida ? [{ ...medida, quantidade: unidades, fator: 1 }] : []
    }),
    mercadoria: somar(...partes.filter(({ bonificado }) => !bonificado).map(({ mercadoria }) => mercadoria)),
  }
}

export const volumeDaCarga = ({ litros }: CargaACotar) => emMetrosCubicos(litros)

/** FRE-01 What a calculation over this load rests on. */
export const baseDaCarga = (
  carga: CargaACotar,
  destino: LugarDoFrete,
  { idTransp, hoje }: { idTransp: number | null; hoje: string },
): BaseDoCalculo => {
  const { cidade, uf, ibge, cep } = destino
  return baseDoCalculo(carga, {
    idTransp,
    idTipoFrete: carga.tipoFrete?.id ?? 0,
    destino: { cidade, uf, ibge, cep },
    dia: hoje,
  })
}

export function apresentarCarga(carga: CargaACotar, destino: LugarDoFrete | null): CargaDoFrete {
  return {
    pesoLiquido: Number(carga.pesoLiquido),
    peso: Number(carga.peso),
    volume: Number(carga.litros),
    total: Number(carga.total),
    cidade: destino?.cidade ?? '',
    uf: destino?.uf ?? '',
    cep: destino?.cep ?? '',
    idTipoFrete: carga.tipoFrete?.id ?? null,
  }
}
