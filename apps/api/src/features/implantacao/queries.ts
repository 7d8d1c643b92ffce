import type { ChaveDaPendencia } from '@balcao/dominio/implantacao/pendencias'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador, colaboradorSetor } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial, filialExpediente } from '../filiais/tabelas.ts'
import { formaCobranca, pedido, planoEmVigor, planoPagamento, tipoFrete } from '../pedidos/tabelas.ts'
import { regraFiscal } from '../precos/tabelas.ts'
import { preco, tabelaPreco } from '../produtos/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { ticketEtapa } from '../tickets/nucleo/tabelas-catalogo.ts'
import { contaDeCobranca, titulo } from '../titulos/tabelas.ts'

/** Whoever sets the business up holds this until the end: of two at once, the second finds it done. */
export async function travarImplantacao(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('implantacao'))`)
}

export async function inserirFilial(tx: Tx, nova: typeof filial.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(filial).values(nova).returning({ id: filial.id })
  if (!linha) throw new Error('a filial não foi gravada')
  return linha.id
}

/** Where it is not said otherwise, what they do is of this branch. */
export async function trabalharNaFilial(tx: Tx, colaboradorId: number, filialId: number): Promise<void> {
  await tx.update(colaborador).set({ filialId }).where(eq(colaborador.id, colaboradorId))
}

/** Whoever administers alone works in every sector, until there are others. */
export async function trabalharEmTodosOsSetores(tx: Tx, colaboradorId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${colaboradorSetor} (colaborador_id, setor_id) select ${colaboradorId}, ${setor.id} from ${setor}`)
}

/** A first table, for whichever customer. */
export async function inserirTabelaDePreco(tx: Tx, nome: string, agora: Date): Promise<void> {
  await tx.insert(tabelaPreco).values({ nome, livre: true, criadoEm: agora, atualizadoEm: agora })
}

/** In the database alone; where mail goes is the machine's. */
type NoBanco = Exclude<ChaveDaPendencia, 'correio'>

const condicoes = (hoje: string): Record<NoBanco, SQL> => ({
  filial: sql`select from ${filial} where ${filial.ativa}`,
  setores: sql`select from ${colaboradorSetor}`,
  tipos: sql`select from ${ticketEtapa}`,
  expediente: sql`select from ${filialExpediente} where ${filialExpediente.ativo}`,
  clientes: sql`select from ${cliente}`,
  precos: sql`select from ${preco} join ${tabelaPreco} on ${tabelaPreco.id} = ${preco.tabelaPrecoId} where ${tabelaPreco.ativa}`,
  planos: sql`select from ${planoPagamento} where ${planoEmVigor(hoje)}`,
  cobrancas: sql`select from ${formaCobranca} where ${formaCobranca.ativa}`,
  tiposDeFrete: sql`select from ${tipoFrete} where ${tipoFrete.ativo}`,
  impostos: sql`select from ${regraFiscal}`,
  pedidos: sql`select from ${pedido}`,
  contas: sql`select from ${contaDeCobranca} where ${contaDeCobranca.ativa}`,
  titulos: sql`select from ${titulo}`,
})

/** Each of them stops at the first row. */
export async function oQueHa(banco: Executor, hoje: string): Promise<Record<NoBanco, boolean>> {
  const colunas = Object.entries(condicoes(hoje)).map(
    ([chave, condicao]) => sql`exists (${condicao}) as ${sql.identifier(chave)}`,
  )
  const { rows } = await banco.execute<Record<NoBanco, boolean>>(sql`select ${sql.join(colunas, sql`, `)}`)
  const [linha] = rows
  if (!linha) throw new Error('uma consulta sem tabela tem uma linha')
  return linha
}
