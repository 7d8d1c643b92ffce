import { problemasDosCamposAdicionais } from './campos-adicionais.ts'
import type { ContextoDoCadastro, Problemas } from './contexto.ts'
import type { FormularioDoCadastro } from './formulario.ts'
import { problemasDaEmpresa } from './problemas-da-empresa.ts'
import { problemasDosContatos } from './problemas-dos-contatos.ts'
import { problemasDosEnderecos } from './problemas-dos-enderecos.ts'

/** CAD-05 … CAD-10 The steps of the registration after the document, in their order. */
export const PASSOS_DO_CADASTRO = ['EMPRESA', 'CONTATOS', 'ENDERECOS', 'CAMPOS'] as const
export type PassoDoCadastro = (typeof PASSOS_DO_CADASTRO)[number]

const PROBLEMAS: Record<
  PassoDoCadastro,
  (formulario: FormularioDoCadastro, contexto: ContextoDoCadastro) => Problemas
> = {
  EMPRESA: problemasDaEmpresa,
  CONTATOS: problemasDosContatos,
  ENDERECOS: problemasDosEnderecos,
  CAMPOS: ({ camposAdicionais }, contexto) =>
    problemasDosCamposAdicionais(camposAdicionais, contexto.camposAdicionais),
}

export const problemasDoPasso = (
  passo: PassoDoCadastro,
  formulario: FormularioDoCadastro,
  contexto: ContextoDoCadastro,
): Problemas => PROBLEMAS[passo](formulario, contexto)

/** What keeps a registration from being sent, of all its steps. */
export const problemasDoCadastro = (
  formulario: FormularioDoCadastro,
  contexto: ContextoDoCadastro,
): Problemas =>
  Object.assign({}, ...PASSOS_DO_CADASTRO.map((passo) => problemasDoPasso(passo, formulario, contexto)))
