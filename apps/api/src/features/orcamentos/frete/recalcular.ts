import { hojeEm } from '@balcao/dominio/formatos/datas'
import {
  aindaVale,
  type FreteCalculado,
  type FreteGuardado,
  foiCalculado,
  levaAParte,
} from '@balcao/dominio/fretes/calculado'
import { calcularFretePago } from '@balcao/dominio/fretes/frete-pago'
import { porQueNaoCota } from '@balcao/dominio/fretes/por-que-nao-cota'
import { TABELAS_DE_FRETE } from '@balcao/dominio/fretes/tipos'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { CargaACotar, LugarDoFrete } from '../../fretes/cotador.ts'
import { condicionaisAtivas } from '../../fretes/queries.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { apresentarCarga, baseDaCarga, cargaDoLevado, type Levado } from './carga.ts'
import { calculadoPela, cotarCarga, tipoDaTabela } from './cotacoes.ts'

type Pergunta = { tx: Tx; negocio: Negocio; agora: Date }
type Documento = Pick<
  OrcamentoDoBanco,
  'id' | 'filialId' | 'dataValidade' | 'transportadoraId' | 'freteEscolhido'
>

/**
 * FRE-01 The freight of a quote for what it carries now: as it was calculated while that still holds, calculated again where our
 * tables say it, or marked as out of date. Where nobody chose one, nothing is asked.
 */
export async function recalcularFrete(
  { tx, negocio, agora }: Pergunta,
  documento: Documento,
  levar: () => Levado | Promise<Levado>,
  { parte = false }: { parte?: boolean } = {},
): Promise<FreteGuardado | null> {
  const frete = documento.freteEscolhido
  if (!frete || !foiCalculado(frete)) return frete
  const parametros = negocio.parametros(documento.filialId)
  const hoje = hojeEm(agora)
  const mantemPrecos = parametros.orcamentoValidoMantemPreco && hoje <= documento.dataValidade
  const carga = await cargaDoLevado(tx, documento.id, await levar())
  const { destino } = carga
  if (!destino || porQueNaoCota(apresentarCarga(carga, destino))) return desatualizar(frete, 'MUDOU')
  const base = baseDaCarga(carga, destino, { idTransp: documento.transportadoraId, hoje })
  if (aindaVale(frete.base, base, mantemPrecos)) return { ...frete, desatualizado: null }
  if (frete.fonte === TABELAS_DE_FRETE)
    return pelasTabelas({ tx, negocio, hoje }, frete, base, carga, destino)
  return parte && levaAParte(frete.base, base, mantemPrecos)
    ? { ...frete, ...pagoPor(frete, carga, parametros), desatualizado: null }
    : desatualizar(frete, 'MUDOU')
}

const desatualizar = (
  frete: FreteCalculado,
  desatualizado: NonNullable<FreteCalculado['desatualizado']>,
): FreteCalculado => ({ ...frete, desatualizado })

type Hoje = { tx: Tx; negocio: Negocio; hoje: string }

/** By the same carrier: the same region, or the one that counts for where it goes now. */
async function pelasTabelas(
  { tx, negocio, hoje }: Hoje,
  frete: FreteCalculado,
  base: FreteCalculado['base'],
  carga: CargaACotar,
  destino: LugarDoFrete,
): Promise<FreteCalculado> {
  const { idTransp: transportadoraId } = base
  if (transportadoraId === null || !(await pedeSe(tx, frete))) return desatualizar(frete, 'MUDOU')
  const pergunta = { banco: tx, negocio, hoje, carga, destino, opcoes: frete, transportadoraId }
  const itens = (await cotarCarga(pergunta)).itens.filter(({ selecionavel }) => selecionavel)
  const achada =
    itens.find(({ numero }) => numero === frete.numero) ??
    itens.find((cotacao) => tipoDaTabela(cotacao) === frete.tipoTabela)
  return achada ? calculadoPela(achada, frete, base) : desatualizar(frete, 'NAO_ATENDE')
}

/** What was asked of the delivery besides is still offered. */
async function pedeSe(tx: Tx, { condicionais }: FreteCalculado): Promise<boolean> {
  if (condicionais.length === 0) return true
  const ativas = new Set((await condicionaisAtivas(tx)).map(({ id }) => id))
  return condicionais.every((id) => ativas.has(id))
}

/** FRE-03 The same quotation, over what is carried now. */
function pagoPor(
  { valor }: FreteCalculado,
  carga: CargaACotar,
  { fretePercentualEmbutido, freteMinimoSemCobranca }: ParametrosDaFilial,
): Pick<FreteCalculado, 'pago' | 'embutido'> {
  const { embutido, pago } = calcularFretePago({
    cotado: valor,
    total: carga.total,
    percentualEmbutido: fretePercentualEmbutido,
    tipoDiferenciado: carga.tipoFrete?.diferenciado ?? false,
    jaPago: carga.jaPago,
    minimoSemCobranca: freteMinimoSemCobranca,
  })
  return { embutido: Number(embutido), pago: Number(pago) }
}
