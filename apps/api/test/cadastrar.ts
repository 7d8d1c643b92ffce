import { confirmarConta, criarConta, entrar } from '@balcao/dominio/acesso/contratos'
import type { AppDeTeste } from './app-de-teste.ts'
import { cumprirTarefas, tokenDa } from './cumprir-tarefas.ts'

export const CADASTRO = {
  documento: '862.883.667-57',
  nome: 'Lia Duarte Reis',
  email: 'lia@exemplo.test',
  tel: '(11) 987654321',
  dtNasc: '1999-12-31',
  senha: 'segredo1',
}

let enderecos = 0
/** Each from an address of its own: the limit per minute has a test of its own. */
const outroEndereco = () => `10.7.${Math.floor(++enderecos / 250)}.${enderecos % 250}`

/** Sign-up as a stranger does it. */
export function cadastros(teste: AppDeTeste) {
  const pedir = async (dados: Partial<Record<keyof typeof CADASTRO, unknown>> = {}, headers = {}) =>
    teste.chamar(criarConta, {
      corpo: { ...CADASTRO, captcha: await teste.resolverCaptcha(), ...dados },
      ip: outroEndereco(),
      headers,
    })
  const confirmar = (token: string, senha = CADASTRO.senha) =>
    teste.chamar(confirmarConta, { corpo: { token, senha }, ip: outroEndereco() })
  const abrirSessao = async (cpf: string, senha = CADASTRO.senha) =>
    teste.chamar(entrar, {
      corpo: { cpf, senha, captcha: await teste.resolverCaptcha() },
      ip: outroEndereco(),
    })
  return {
    pedir,
    confirmar,
    abrirSessao,
    /** The link that the message to the typed address brings; '' when none goes there. */
    async pedirLink(dados: Parameters<typeof pedir>[0] = {}): Promise<string> {
      const { status } = await pedir(dados)
      if (status !== 200) throw new Error(`o cadastro foi recusado: ${status}`)
      const para = dados.email ?? CADASTRO.email
      const mensagens = await cumprirTarefas(teste)
      return tokenDa(mensagens.find((mensagem) => mensagem.para === para && /https?:/.test(mensagem.texto)))
    },
    /** From the form to the session, with a mailbox of one's own. */
    async cadastrarEEntrar(dados: Parameters<typeof pedir>[0] = {}): Promise<string> {
      const token = await this.pedirLink(dados)
      const { status } = await confirmar(token)
      if (status !== 200) throw new Error(`o link foi recusado: ${status}`)
      return (await abrirSessao(String(dados.documento ?? CADASTRO.documento))).corpo.token
    },
  }
}
