import { cliente, regiao } from '@balcao/api/src/features/clientes/tabelas.ts'
import { produto } from '@balcao/api/src/features/produtos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { ClasseDoProduto } from '../produtos/classificar-produtos.ts'
import { REGIOES } from './regioes.ts'

type Lugar = Pick<Demo['clientes'][number], 'uf' | 'cidade'>

/** Undefined where the business sells nothing. */
export const regiaoDe = (negocio: NegocioDemo, { uf, cidade }: Lugar): string | undefined =>
  REGIOES[negocio].find((candidata) => candidata.uf === uf && (candidata.cidades?.includes(cidade) ?? true))
    ?.nome

/** Sales regions, and the one of each customer by city and state. */
export async function preencherRegioes(
  tx: Executor,
  negocio: NegocioDemo,
  clientes: Demo['clientes'],
): Promise<void> {
  const regioes = REGIOES[negocio]
  const gravadas = await tx
    .insert(regiao)
    .values(regioes.map(({ nome }) => ({ nome })))
    .returning({ chave: regiao.nome, id: regiao.id })
  const idDaRegiao = idsPorChave(gravadas)
  for (const { nome } of regioes) {
    const documentos = clientes
      .filter((dono) => regiaoDe(negocio, dono) === nome)
      .map(({ documento }) => documento)
    if (documentos.length === 0) continue
    await tx
      .update(cliente)
      .set({ regiaoId: idDaRegiao(nome) })
      .where(inArray(cliente.documento, documentos))
  }
}

export async function preencherClasses(tx: Executor, classes: readonly ClasseDoProduto[]): Promise<void> {
  const linhas = classes.map(({ codigo, classeVenda, anexoObrigatorio }) => ({
    codigo,
    classe_venda: classeVenda,
    anexo_obrigatorio: anexoObrigatorio,
  }))
  const novas = sql`json_populate_recordset(null::produto, ${JSON.stringify(linhas)}::json) as novas`
  await tx
    .update(produto)
    .set({
      classeVenda: sql`novas.classe_venda`,
      anexoObrigatorio: sql`novas.anexo_obrigatorio`,
    })
    .from(novas)
    .where(eq(produto.codigo, sql`novas.codigo`))
}
