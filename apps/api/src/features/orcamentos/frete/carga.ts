import { Decimal } from '@balcao/dominio/formatos/decimal'
import { emMetrosCubicos, type ItemDaCarga, medirCarga } from '@balcao/dominio/fretes/carga'
import type { CargaDoFrete } from '@balcao/dominio/fretes/contratos'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import type { CargaACotar, LugarDoFrete } from '../../fretes/cotador.ts'
import { freteJaPago, itensACarregar, orcamentoACotar } from './queries.ts'

/** FRE-04 Null when there is no such quote for the session to see. Its total is that of the goods: freight does not pay itself. */
export async function cargaDoOrcamento(
  banco: Executor,
  sessao: Sessao,
  orcamentoId: number,
): Promise<CargaACotar | null> {
  const encontrado = await orcamentoACotar(banco, sessao, orcamentoId)
  if (!encontrado) return null
  const { origem, destino, clienteId, grupo, valorTotal, valorFrete } = encontrado
  const itens: ItemDaCarga[] = await itensACarregar(banco, orcamentoId)
  const { pesoLiquido, peso, litros } = medirCarga(itens)
  return {
    filialId: origem.id,
    origem,
    destino,
    tipoFrete: encontrado.tipoFrete,
    pesoLiquido,
    peso,
    litros,
    total: new Decimal(valorTotal).minus(valorFrete),
    jaPago: grupo === null ? 0 : await freteJaPago(banco, { orcamentoId, grupo, clienteId }),
  }
}

export const volumeDaCarga = ({ litros }: CargaACotar): Decimal => emMetrosCubicos(litros)

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
