import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { filial } from '../../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import { tabelaPreco } from '../../produtos/tabelas.ts'
import { campoAdicional } from '../nucleo/tabelas.ts'

/** What the ids of a form mean, also those of choices that are no longer offered. */
export async function nomesDoFormulario(banco: Executor, formulario: FormularioDoCadastro) {
  const { empresa, camposAdicionais } = formulario
  const opcoes = [empresa.atividade, empresa.comoConheceu].filter((id) => id !== null)
  const campos = camposAdicionais.map(({ id }) => id)
  const [filiais, escolhas, tabelas, definidos] = await Promise.all([
    banco
      .select({ nome: filial.nome })
      .from(filial)
      .where(eq(filial.id, empresa.filialId ?? 0)),
    banco
      .select({ id: opcaoDeCadastro.id, nome: opcaoDeCadastro.descricao })
      .from(opcaoDeCadastro)
      .where(umDe(opcaoDeCadastro.id, opcoes)),
    banco
      .select({ nome: tabelaPreco.nome })
      .from(tabelaPreco)
      .where(eq(tabelaPreco.id, empresa.tabelaPreco ?? 0)),
    banco
      .select({ id: campoAdicional.id, rotulo: campoAdicional.rotulo, tipo: campoAdicional.tipo })
      .from(campoAdicional)
      .where(umDe(campoAdicional.id, campos))
      .orderBy(asc(campoAdicional.ordem), asc(campoAdicional.id)),
  ])
  const escolhida = (qual: number | null) => escolhas.find(({ id }) => id === qual)?.nome ?? null
  return {
    filial: filiais[0]?.nome ?? null,
    atividade: escolhida(empresa.atividade),
    comoConheceu: escolhida(empresa.comoConheceu),
    tabelaPreco: tabelas[0]?.nome ?? null,
    campos: definidos,
  }
}

export type NomesDoFormulario = Awaited<ReturnType<typeof nomesDoFormulario>>
