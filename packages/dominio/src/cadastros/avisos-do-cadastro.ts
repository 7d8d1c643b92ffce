import { ESTADOS, type Uf } from '../brasil/estados.ts'
import { inscricaoEstadualValida } from '../brasil/inscricao-estadual.ts'
import { avisoDoCep } from '../enderecos/aviso-do-cep.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { FormularioDoCadastro } from './formulario.ts'
import { type Problemas, vazio } from './problemas.ts'
import { inscricaoGuardada } from './problemas-da-empresa.ts'

type Regras = { cadastroConfereInscricao: boolean }

/**
 * CAD-05, CAD-09 What looks wrong in a registration and refuses nobody, by field: told to whoever sends it and to whoever decides about
 * it. It carries the rules of the states; the browser has its own way to them (`useInscricaoEstranha`).
 */
export function avisosDoCadastro(
  formulario: Pick<FormularioDoCadastro, 'empresa' | 'enderecoCobranca' | 'enderecoEntrega'>,
  { cadastroConfereInscricao }: Regras,
): Problemas {
  const { empresa, enderecoCobranca, enderecoEntrega } = formulario
  const daCobranca = avisoDoCep(enderecoCobranca)
  const daEntrega = avisoDoCep(enderecoEntrega)
  const uf = ufDaInscricao(formulario)
  const estranha =
    cadastroConfereInscricao &&
    uf &&
    !vazio(empresa.inscricao) &&
    !inscricaoEstadualValida(uf, inscricaoGuardada(empresa))
  return {
    ...(estranha && { 'empresa.inscricao': MENSAGENS.inscricaoForaDaRegra(uf) }),
    ...(daCobranca && { 'enderecoCobranca.cep': daCobranca }),
    ...(daEntrega && { 'enderecoEntrega.cep': daEntrega }),
  }
}

type Enderecos = Pick<FormularioDoCadastro, 'enderecoCobranca' | 'enderecoEntrega'>

/** The state whose rule counts: where they are billed, or else where they receive. */
function ufDaInscricao({ enderecoCobranca, enderecoEntrega }: Enderecos): Uf | null {
  const uf = enderecoCobranca.uf || enderecoEntrega.uf
  return ESTADOS.find(({ sigla }) => sigla === uf)?.sigla ?? null
}
