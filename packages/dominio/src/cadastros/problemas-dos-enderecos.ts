import { cepValido } from '../brasil/cep.ts'
import { ESTADOS } from '../brasil/estados.ts'
import { TAMANHO_DO_ENDERECO } from '../enderecos/campos.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { EnderecoDoCadastro, FormularioDoCadastro } from './formulario.ts'
import { type Problemas, vazio } from './problemas.ts'

const EXIGIDOS = ['cep', 'logradouro', 'numero', 'bairro', 'ibge', 'uf'] as const
const siglas: ReadonlySet<string> = new Set(ESTADOS.map(({ sigla }) => sigla))

/** CAD-09 What is wrong in one address. */
export function problemasDoEndereco(endereco: EnderecoDoCadastro): Problemas {
  const { cep, uf, complemento } = endereco
  return {
    ...Object.fromEntries(
      EXIGIDOS.filter((campo) => vazio(endereco[campo])).map((campo) => [campo, MENSAGENS.obrigatorio]),
    ),
    ...(!vazio(cep) && !cepValido(cep) && { cep: MENSAGENS.invalido }),
    ...(!vazio(uf) && !siglas.has(uf) && { uf: MENSAGENS.invalido }),
    ...(complemento.length > TAMANHO_DO_ENDERECO.complemento && {
      complemento: MENSAGENS.complementoLongo,
    }),
  }
}

const ENDERECOS = ['enderecoCobranca', 'enderecoEntrega'] as const
export type EnderecoDaFicha = (typeof ENDERECOS)[number]

/** CAD-09 Both addresses: to which one charges, and to which one delivers. */
export const problemasDosEnderecos = (formulario: Pick<FormularioDoCadastro, EnderecoDaFicha>): Problemas =>
  Object.fromEntries(
    ENDERECOS.flatMap((qual) =>
      Object.entries(problemasDoEndereco(formulario[qual])).map(([campo, mensagem]) => [
        `${qual}.${campo}`,
        mensagem,
      ]),
    ),
  )
