import { listarDestinatarios } from '@balcao/dominio/correio/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { clienteVisivelPorId } from '../clientes/queries.ts'
import { contatosDoCliente, emailsDoCliente } from '../contatos/queries.ts'

const MAXIMO_DE_CONTATOS = 200

/** ALC-01 The main address first, then people, then the other addresses; each address once. */
export const rotaListarDestinatarios = rota(listarDestinatarios, async ({ params, sessao, tx }) => {
  const cliente = await clienteVisivelPorId(tx, sessao, params.idCli)
  if (!cliente) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { itens: contatos } = await contatosDoCliente(tx, cliente.id, { page: 1, take: MAXIMO_DE_CONTATOS })
  const pessoas = contatos.flatMap(({ contato: { nome, email }, tipo }) =>
    email ? [{ nome, email, desc: `${nome} · ${tipo}` }] : [],
  )
  const enderecos = (await emailsDoCliente(tx, cliente.id)).map(({ email }) => ({
    nome: cliente.fantasia,
    email,
    desc: cliente.fantasia,
  }))
  const principal = { nome: cliente.fantasia, email: cliente.email, desc: `${cliente.fantasia} · principal` }
  const porEmail = new Map<string, { nome: string; email: string; desc: string; principal: boolean }>()
  for (const um of [principal, ...pessoas, ...enderecos])
    if (um.email && !porEmail.has(um.email.toLowerCase()))
      porEmail.set(um.email.toLowerCase(), { ...um, principal: um === principal })
  return { itens: [...porEmail.values()] }
})
