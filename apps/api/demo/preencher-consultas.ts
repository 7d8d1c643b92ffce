import { cepLocal, empresaLocal } from '../src/features/consultas-externas/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { gerarCeps } from './gerar-ceps.ts'
import type { Demo } from './gerar-demo.ts'
import { gerarEmpresasDaReceita } from './gerar-empresas-da-receita.ts'
import { gravarRegistros } from './lotes.ts'

/** CAD-03, CAD-09 What the demo answers lookups with: it asks nobody outside. */
export async function preencherConsultas(tx: Executor, demo: Demo): Promise<void> {
  await gravarRegistros(tx, cepLocal, gerarCeps(demo))
  await tx.insert(empresaLocal).values(gerarEmpresasDaReceita().map((dados) => ({ cnpj: dados.cnpj, dados })))
}
