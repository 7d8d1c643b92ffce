import { palavrasDe, palavrasDoNome } from '@balcao/dominio/administracao/procurar'
import { ASSUNTOS_AJUSTADOS } from '@balcao/dominio/ajustes/assuntos'
import { type AssuntoDoCatalogo, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import { and, type SQL, sql } from 'drizzle-orm'
import { contem } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colunaDe, colunaDeEmUso } from '../ajustes/queries-linhas.ts'
import { MAOS } from './assuntos.ts'

export type LinhaAchada = { assunto: AssuntoDoCatalogo; id: string; nome: string; emUso: boolean }

/** Those called by what is written in one field, and few enough to be gone through; products have a list and a search of their own. */
const porNome = (assunto: AssuntoDoCatalogo): boolean => {
  const { nome, campos, paginada = false } = descricaoDe(assunto)
  return campos[nome]?.especie === 'texto' && !paginada
}

/** ADM-01 Rows by their names, some of each subject, in one question. */
export async function linhasComNome(
  banco: Executor,
  assuntos: readonly AssuntoDoCatalogo[],
  { termo, deCada }: { termo: string; deCada: number },
): Promise<LinhaAchada[]> {
  const deUm = (assunto: AssuntoDoCatalogo): SQL => {
    const { um, varios } = ASSUNTOS_AJUSTADOS[assunto]
    const { tabela } = MAOS[assunto]
    const nome = colunaDe(tabela, descricaoDe(assunto).nome)
    const palavras = palavrasDoNome(termo, `${um} ${varios}`)
    return sql`(select ${assunto}::text as assunto, ${tabela.id}::text as id, ${nome} as nome, ${colunaDeEmUso(tabela)} as "emUso"
      from ${tabela} where ${and(...palavras.map((palavra) => contem(sql`lower(f_unaccent(${nome}))`, palavra)))}
      order by ${nome}, ${tabela.id} limit ${deCada})`
  }
  const quais = assuntos.filter(porNome)
  if (quais.length === 0 || palavrasDe(termo).length === 0) return []
  const { rows } = await banco.execute<LinhaAchada>(sql.join(quais.map(deUm), sql` union all `))
  return rows
}
