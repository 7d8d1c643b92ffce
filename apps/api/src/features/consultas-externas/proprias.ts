import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { type EnderecoDoCep, lerEndereco } from './cep.ts'
import type { Empresa } from './empresa.ts'
import type { CriarFonte } from './fonte.ts'
import { cepProprio, empresaPropria } from './queries.ts'

const NOME = 'LOCAL'

/** Addresses that the business has on its own. */
export const cepDaCasa: CriarFonte<EnderecoDoCep> = ({ chave, banco }) => ({
  nome: NOME,
  endereco: null,
  async perguntar() {
    const dito = await cepProprio(banco, chave)
    return dito && lerEndereco(chave, dito)
  },
})

/** Companies that the business has on its own; what is not in the shape of the answer is no answer. */
export const empresaDaCasa: CriarFonte<Empresa> = ({ chave, banco }) => ({
  nome: NOME,
  endereco: null,
  perguntar: async () => lerEmpresaGuardada(await empresaPropria(banco, chave)),
})

/** A company as it was kept, here or by whoever put it into the table; null for any other shape. */
export function lerEmpresaGuardada(dados: unknown): Empresa | null {
  const { data } = consultarReceita.resposta.safeParse({ ...(dados as object), fonte: NOME })
  if (!data || data.razao_social === '') return null
  const { fonte: _, ...empresa } = data
  return empresa
}
