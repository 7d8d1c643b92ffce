import { MENSAGENS } from '../mensagens.ts'

type Contato = { documento: string | null; email: string | null; datanascimento: string | null }
type Outro = { documento: string | null; email: string | null }
type Exigencias = { contatoExigeEmail: boolean; contatoExigeCpf: boolean }

const REPETIDO = {
  documento: 'Este cliente já tem um contato com este CPF',
  email: 'Este cliente já tem um contato com este e-mail',
} as const

/** CLI-06 What is wrong with a contact, field by field, beside the others of the same customer; empty when nothing is. */
export function problemasDoContato(
  contato: Contato,
  outros: readonly Outro[],
  { contatoExigeEmail, contatoExigeCpf }: Exigencias,
  hoje: string,
): Record<string, string> {
  const doCampo = (campo: 'documento' | 'email', exigido: boolean) => {
    const valor = contato[campo]
    if (valor === null) return exigido ? { [campo]: MENSAGENS.obrigatorio } : {}
    return outros.some((outro) => outro[campo] === valor) ? { [campo]: REPETIDO[campo] } : {}
  }
  const { datanascimento } = contato
  return {
    ...doCampo('documento', contatoExigeCpf),
    ...doCampo('email', contatoExigeEmail),
    ...(datanascimento !== null && datanascimento > hoje && { datanascimento: MENSAGENS.dataPosterior }),
  }
}
