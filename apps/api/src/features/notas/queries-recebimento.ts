import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { filial } from '../filiais/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { notaFiscal, notaItem, notaXml } from './tabelas.ts'

export async function notaDaChave(tx: Tx, chave: string): Promise<{ pedidoId: number | null } | null> {
  const [nota] = await tx
    .select({ pedidoId: notaFiscal.pedidoId })
    .from(notaFiscal)
    .where(eq(notaFiscal.chave, chave))
  return nota ?? null
}

export async function filialEmitente(tx: Tx, cnpj: string): Promise<number | null> {
  const [emitente] = await tx.select({ id: filial.id }).from(filial).where(eq(filial.cnpj, cnpj))
  return emitente?.id ?? null
}

export async function transportadoraPeloCnpj(tx: Tx, cnpj: string): Promise<number | null> {
  const [achada] = await tx
    .select({ id: transportadora.id })
    .from(transportadora)
    .where(eq(transportadora.cnpj, cnpj))
  return achada?.id ?? null
}

export async function produtosPelosCodigos(
  tx: Tx,
  codigos: readonly string[],
): Promise<Map<string, { id: number; marca: string }>> {
  const achados = await tx
    .select({ codigo: produto.codigo, id: produto.id, marca: produto.marca })
    .from(produto)
    .where(umDe(produto.codigo, [...new Set(codigos)]))
  return new Map(achados.map(({ codigo, ...resto }) => [codigo, resto]))
}

type NovaNota = {
  nota: typeof notaFiscal.$inferInsert
  itens: Omit<typeof notaItem.$inferInsert, 'notaId'>[]
  xml: Buffer
}

export async function inserirNota(tx: Tx, { nota, itens, xml }: NovaNota): Promise<number> {
  const [nova] = await tx.insert(notaFiscal).values(nota).returning({ id: notaFiscal.id })
  if (!nova) throw new Error('a nota não foi gravada')
  await tx.insert(notaItem).values(itens.map((item) => ({ ...item, notaId: nova.id })))
  await tx.insert(notaXml).values({ notaId: nova.id, xml })
  return nova.id
}
