import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { criarSorteio } from '../sorteio.ts'
import { OUTRAS_CAIXAS, OUTROS_TELEFONES } from './contatos.ts'

type Meio = { cliente: string; descricao: string; principal: boolean; permiteEditar: boolean }
export type TelefoneGerado = Meio & { numero: string; whatsapp: boolean }
export type EmailGerado = Meio & { email: string }

const PARTE_SO_DO_ERP = 0.1
const PARTE_COM_WHATSAPP = 0.8
const DIGITOS_DE_CELULAR = 11
const PRINCIPAL = 'Principal'

/** CLI-06 The main phone and mailbox are those of the customer itself; some have others. */
export function gerarMeiosDeContato(
  negocio: NegocioDemo,
  clientes: Demo['clientes'],
): { telefones: TelefoneGerado[]; emails: EmailGerado[] } {
  const sorteio = criarSorteio(`${negocio}/meios-de-contato`)
  const permiteEditar = () => !sorteio.chance(PARTE_SO_DO_ERP)
  const ehCelular = (numero: string) => numero.length === DIGITOS_DE_CELULAR
  const telefones = clientes.flatMap(({ documento: cliente, telefone, atividade }) => {
    const outros =
      atividade === 'Consumidor final' ? [] : sorteio.varios(OUTROS_TELEFONES, sorteio.inteiro(0, 2))
    const numeros = [telefone, ...outros.map(() => gerarTelefone(telefone.slice(0, 2), sorteio))]
    return numeros.map((numero, i) => ({
      cliente,
      numero,
      descricao: i === 0 ? PRINCIPAL : (outros[i - 1] ?? PRINCIPAL),
      whatsapp: ehCelular(numero) && sorteio.chance(PARTE_COM_WHATSAPP),
      principal: i === 0,
      permiteEditar: permiteEditar(),
    }))
  })
  const emails = clientes.flatMap(({ documento: cliente, email, atividade }) => {
    const [caixaPrincipal, dominio] = email.split('@')
    const outras = sorteio
      .varios(OUTRAS_CAIXAS, sorteio.inteiro(0, 2))
      .filter(({ caixa }) => caixa !== caixaPrincipal && atividade !== 'Consumidor final')
    return [
      { cliente, email, descricao: PRINCIPAL, principal: true, permiteEditar: permiteEditar() },
      ...outras.map(({ caixa, descricao }) => ({
        cliente,
        email: `${caixa}@${dominio}`,
        descricao,
        principal: false,
        permiteEditar: permiteEditar(),
      })),
    ]
  })
  return { telefones, emails }
}
