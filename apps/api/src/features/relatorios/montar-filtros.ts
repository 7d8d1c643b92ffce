import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import { conferirFiltros, type Filtro, type ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import { resolverPadrao } from '@balcao/dominio/relatorios/valores-padrao'
import type { DefinicaoDeRelatorio, FiltroDeclarado } from './definicao.ts'
import type { ContextoDoRelatorio } from './queries-execucao.ts'
import { carregarOpcoes } from './queries-opcoes.ts'

/** REL-01 The filters of a report for one session: its own options, and what each starts with today. */
export async function montarFiltros(
  { filtros }: DefinicaoDeRelatorio,
  contexto: ContextoDoRelatorio,
  parametros: ParametrosDaFilial,
): Promise<Filtro[]> {
  const montados: Filtro[] = []
  // One after the other: inside a transaction there is one connection for all.
  for (const filtro of filtros) montados.push(await montarFiltro(filtro, contexto, parametros))
  return montados
}

async function montarFiltro(
  declarado: FiltroDeclarado,
  { banco, sessao, agora }: ContextoDoRelatorio,
  parametros: ParametrosDaFilial,
): Promise<Filtro> {
  const { parametro, label, tipo, opcoes = [], padrao = tipo === 'MULTISELECT' ? [] : '' } = declarado
  return {
    parametro,
    label,
    tipo,
    obrigatorio: declarado.obrigatorio ?? false,
    opcoes: typeof opcoes === 'string' ? await carregarOpcoes(banco, sessao, opcoes) : [...opcoes],
    valorpadrao: resolverPadrao(typeof padrao === 'function' ? padrao(parametros) : padrao, agora),
    tamanho: declarado.tamanho ?? null,
    minimo: declarado.minimo ?? null,
    maximo: declarado.maximo ?? null,
    limite_dias: declarado.limiteDias ?? null,
    dica: declarado.dica ?? null,
  }
}

/** The rule of every filter, and the form that a report asks of its own texts. */
export function conferirValores(
  { filtros: declarados }: DefinicaoDeRelatorio,
  filtros: readonly Filtro[],
  recebidos: Record<string, unknown>,
): { valores: ValoresDosFiltros } | { campos: Record<string, string> } {
  const lidos = conferirFiltros(filtros, recebidos)
  if ('campos' in lidos) return lidos
  const errados = declarados.filter(({ parametro, aceita }) => {
    const valor = lidos.valores[parametro]
    return aceita && typeof valor === 'string' && !aceita.test(valor)
  })
  if (errados.length === 0) return lidos
  return { campos: Object.fromEntries(errados.map(({ parametro }) => [parametro, MENSAGENS.invalido])) }
}
