import { cepLocal, empresaLocal } from '../src/features/consultas-externas/tabelas.ts'
import type { Executor } from '../src/platform/banco/conexao.ts'
import { demoAindaGravada } from './completar-demo.ts'
import { gerarCeps } from './gerar-ceps.ts'
import { type Demo, gerarDemo } from './gerar-demo.ts'
import { gerarEmpresasDaReceita } from './gerar-empresas-da-receita.ts'
import { gravarRegistros } from './lotes.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'

/** CAD-03, CAD-09 What the demo answers lookups with: it asks nobody outside. */
export async function preencherConsultas(tx: Executor, demo: Demo): Promise<void> {
  await gravarRegistros(tx, cepLocal, gerarCeps(demo))
  await tx.insert(empresaLocal).values(gerarEmpresasDaReceita().map((dados) => ({ cnpj: dados.cnpj, dados })))
}

export async function temConsultas(banco: Executor): Promise<boolean> {
  return (await banco.select({ cep: cepLocal.cep }).from(cepLocal).limit(1)).length > 0
}

export async function completarConsultas(tx: Executor, { negocio, hoje }: OpcoesDaDemo): Promise<void> {
  const demo = await demoAindaGravada(tx, gerarDemo(negocio, hoje))
  if (demo) await preencherConsultas(tx, demo)
}
