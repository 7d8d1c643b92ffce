import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { emColchetes } from '../../../apps/api/test/formulario.ts'
import { provarTrabalho } from '../../../apps/api/test/provar-trabalho.ts'

/** Whoever asks: at which server, and signed in as whom. */
export type Sessao = { origem: string; token?: string }

type Entrada<K> = {
  params?: EntradaDe<K, 'params'>
  query?: EntradaDe<K, 'query'>
  corpo?: EntradaDe<K, 'corpo'>
}

/** Through the API and without a page, so that the page opens where the journey begins; a refusal fails the journey. */
export async function pedir<K extends Contrato>(
  { origem, token }: Sessao,
  { metodo, caminho, arquivos }: K,
  { params, query, corpo }: Entrada<K> = {},
): Promise<RespostaDe<K>> {
  const deQuem = { ...(params as object | undefined) } as Record<string, unknown>
  const endereco = new URL(
    `/api/aurora${caminho.replace(/:(\w+)/g, (_, nome: string) => String(deQuem[nome]))}`,
    origem,
  )
  endereco.search = new URLSearchParams(emColchetes(query ?? {})).toString()
  const resposta = await fetch(endereco, {
    method: metodo,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(corpo && !arquivos && { 'content-type': 'application/json' }),
    },
    ...(corpo && { body: arquivos ? formulario(corpo) : JSON.stringify(corpo) }),
  })
  const texto = await resposta.text()
  if (!resposta.ok) throw new Error(`${metodo} ${endereco.pathname}: ${resposta.status} ${texto}`)
  return JSON.parse(texto)
}

function formulario(corpo: object): FormData {
  const campos = new FormData()
  for (const [nome, valor] of Object.entries(emColchetes(corpo))) campos.append(nome, valor)
  return campos
}

export const captchaDe = async (sessao: Sessao): Promise<string> =>
  provarTrabalho(await pedir(sessao, obterCaptcha))

const sessoes = new Map<string, Promise<Sessao>>()

/** A demo account, signed in once per server: apart from the sessions that pages have. */
export function sessaoDe(origem: string, tipo: TipoDeUsuario): Promise<Sessao> {
  const chave = `${origem} ${tipo}`
  const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
  const sessao = sessoes.get(chave) ?? entrarPelaApi(origem, cpf)
  sessoes.set(chave, sessao)
  return sessao
}

/** With the password of the demonstration, in a session of its own. */
export async function entrarPelaApi(origem: string, cpf: string): Promise<Required<Sessao>> {
  const corpo = { cpf, senha: SENHA_DEMO, captcha: await captchaDe({ origem }) }
  return { origem, token: (await pedir({ origem }, entrar, { corpo })).token }
}
