import type { ValorDe } from '@balcao/dominio/contrato'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { PorFilial } from '@balcao/dominio/parametros'
import type { listarTitulosDoCliente, OrdenacaoDeTitulos } from '@balcao/dominio/titulos/contratos'
import type { SituacaoDoTitulo } from '@balcao/dominio/titulos/situacao'
import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { daPropriaFilial } from '../filiais/queries-por-filial.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { notaVisivel } from '../notas/visibilidade.ts'
import { formaCobranca } from '../pedidos/tabelas.ts'
import { contaDeCobranca, titulo } from './tabelas.ts'
import { tituloVisivel } from './visibilidade.ts'

const COLUNAS = {
  dtVenc: titulo.dataVencimento,
  valor: titulo.valor,
  nro: titulo.numero,
} as const satisfies Record<OrdenacaoDeTitulos, unknown>

type Consulta = ValorDe<typeof listarTitulosDoCliente, 'query'>
type Filtro = Pick<Consulta, 'situacao' | 'termo'> & {
  idCli: number
  hoje: string
  /** From when on what was settled is still shown, as each branch counts it. */
  encerradosDesde: PorFilial<string>
}
type Pagina = Pick<Consulta, 'orderBy' | 'sortBy' | 'page' | 'take'>

export const emAberto = (): SQL | undefined => and(isNull(titulo.pagoEm), isNull(titulo.baixadoEm))

function naSituacao(
  situacao: SituacaoDoTitulo,
  { hoje, encerradosDesde }: Pick<Filtro, 'hoje' | 'encerradosDesde'>,
): SQL | undefined {
  const desde = daPropriaFilial(titulo.filialId, encerradosDesde, 'date')
  switch (situacao) {
    case 'ATIVO':
      return and(emAberto(), gte(titulo.dataVencimento, hoje))
    case 'VENCIDO':
      return and(emAberto(), lt(titulo.dataVencimento, hoje))
    case 'PAGO':
      return gte(titulo.pagoEm, desde)
    case 'BAIXADO':
      return and(isNull(titulo.pagoEm), gte(titulo.baixadoEm, desde))
  }
}

function onde(banco: Executor, sessao: Sessao, filtro: Filtro): SQL | undefined {
  const { idCli, situacao, termo } = filtro
  const aplicados: FiltroAplicado<Omit<Filtro, 'hoje' | 'encerradosDesde'>> = {
    idCli: eq(titulo.clienteId, idCli),
    situacao: or(...situacao.map((cada) => naSituacao(cada, filtro))),
    termo: termo ? combina(titulo.busca, termo) : undefined,
  }
  return and(...Object.values(aplicados), tituloVisivel(banco, sessao))
}

const titulosComPartes = (banco: Executor, sessao: Sessao) =>
  banco
    .select({
      id: titulo.id,
      numero: titulo.numero,
      parcela: titulo.parcela,
      grupo: titulo.grupo,
      dataEmissao: titulo.dataEmissao,
      dataVencimento: titulo.dataVencimento,
      vencimentoOriginal: titulo.vencimentoOriginal,
      valor: titulo.valor,
      pagoEm: titulo.pagoEm,
      valorPago: titulo.valorPago,
      baixadoEm: titulo.baixadoEm,
      contaDeCobrancaId: titulo.contaDeCobrancaId,
      codigoBarras: titulo.codigoBarras,
      pix: titulo.pix,
      cobranca: formaCobranca.descricao,
      filial: { id: filial.id, razaoSocial: filial.razaoSocial, nome: filial.nome },
      nota: { id: notaFiscal.id, numero: notaFiscal.numero },
    })
    .from(titulo)
    .innerJoin(cliente, eq(cliente.id, titulo.clienteId))
    .innerJoin(filial, eq(filial.id, titulo.filialId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, titulo.formaCobrancaId))
    // An invoice that the session does not see is not led to.
    .leftJoin(notaFiscal, and(eq(notaFiscal.id, titulo.notaId), notaVisivel(banco, sessao)))

export type TituloComPartes = Awaited<ReturnType<typeof titulosComPartes>>[number]

export function paginaDeTitulos(banco: Executor, sessao: Sessao, filtro: Filtro, pagina: Pagina) {
  const { orderBy, sortBy = direcaoPadrao(orderBy) } = pagina
  const sentido = sortBy === 'ASC' ? asc : desc
  const quais = onde(banco, sessao, filtro)
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      titulosComPartes(banco, sessao)
        .where(quais)
        .orderBy(sentido(COLUNAS[orderBy]), sentido(titulo.id))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(titulo)
      .innerJoin(cliente, eq(cliente.id, titulo.clienteId))
      .where(quais),
  })
}

/** DOC-05 What the customer owes, whatever page or filter is shown. */
export async function totaisEmAberto(
  banco: Executor,
  sessao: Sessao,
  { idCli, hoje }: { idCli: number; hoje: string },
) {
  const vencidos = sql`filter (where ${titulo.dataVencimento} < ${hoje}::date)`
  const [linha] = await banco
    .select({
      emAberto: sql<string>`coalesce(sum(${titulo.valor}), 0)`,
      vencido: sql<string>`coalesce(sum(${titulo.valor}) ${vencidos}, 0)`,
      quantidadeVencidos: sql<number>`(count(*) ${vencidos})::int`,
    })
    .from(titulo)
    .innerJoin(cliente, eq(cliente.id, titulo.clienteId))
    .where(and(eq(titulo.clienteId, idCli), emAberto(), tituloVisivel(banco, sessao)))
  const { emAberto: aberto = 0, vencido = 0, quantidadeVencidos = 0 } = linha ?? {}
  return { emAberto: new Decimal(aberto), vencido: new Decimal(vencido), quantidadeVencidos }
}

/** All that a boleto prints; null when there is no such title, and when it is not for this session to see. */
export async function boletoVisivelPorId(banco: Executor, sessao: Sessao, id: number) {
  const [encontrado] = await banco
    .select({ titulo, conta: contaDeCobranca, filial, cliente })
    .from(titulo)
    .innerJoin(cliente, eq(cliente.id, titulo.clienteId))
    .innerJoin(filial, eq(filial.id, titulo.filialId))
    .leftJoin(contaDeCobranca, eq(contaDeCobranca.id, titulo.contaDeCobrancaId))
    .where(and(eq(titulo.id, id), tituloVisivel(banco, sessao)))
  return encontrado ?? null
}

export type BoletoComPartes = NonNullable<Awaited<ReturnType<typeof boletoVisivelPorId>>>
